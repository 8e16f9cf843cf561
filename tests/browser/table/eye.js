// Reads the table as it is shown: of what several layouts show, the visible one counts.

// Once for each document: what moves without end moves once, as every frame would keep the machine from the next
// press; and each press leaves its time and place.
if (!document.watched) {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { animation-iteration-count: 1 !important }");
    document.adoptedStyleSheets.push(still);
    addEventListener("pointerdown", ({ clientX, clientY }) => {
        document.watched = { x: clientX, y: clientY, at: performance.now() };
    }, true);
    document.watched = { x: -1, y: -1, at: 0 };
}

const visible = (found) => found.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true })
    && found.getBoundingClientRect().width > 0;
const all = (css, root = document) => [...root.querySelectorAll(css)];
const first = (css, root = document) => all(css, root).find(visible) ?? null;
const cards = (root) => all("[data-card]", root).map((card) => card.dataset.card).sort();
const step = () => Number(document.querySelector("#table")?.dataset.step ?? -1);

// Which of these selectors find something that can be pressed.
const offered = (selectors) => selectors.filter((css) => {
    const found = first(css);
    return found && !found.disabled && !found.closest("[inert]");
});

// Longer than the page takes the second of two presses for a slip (`DOUBLE` in session.rs).
const APART = 350;

// Where to press, or why that is not possible yet. `apart` lets two presses in one place be no double click.
const reach = (css, apart) => {
    const found = first(css);
    if (!found || found.disabled || found.closest("[inert]")) return "nothing to press";
    const middle = () => {
        const box = found.getBoundingClientRect();
        return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    };
    const top = () => document.elementFromPoint(...middle());
    const over = (other) => other && (found.contains(other) || found.contains(other.closest("label")?.control));
    if (!over(top())) found.scrollIntoView({ block: "center", behavior: "instant" });
    if (!over(top())) return `covered by ${top()?.outerHTML.slice(0, 100)}`;
    const [x, y] = middle();
    const last = document.watched;
    const away = Math.hypot(x - last.x, y - last.y);
    if (apart && away < 40 && performance.now() - last.at < APART) return "pressed only just now";
    // No hand hits the same spot twice; WebKit takes two quick presses within 5 pixels for a double click.
    return away < 8 ? [x + 12, y] : [x, y];
};

const look = () => {
    const table = document.querySelector("#table");
    if (!table) return null;
    const tile = (found) => ({
        tile: found.dataset.tile,
        state: found.dataset.state,
        pawns: all("[data-pawn]", found).map((pawn) => Number(pawn.dataset.pawn)).sort(),
    });
    const keyed = (css, key, value) => Object.fromEntries(
        all(css).filter(visible).map((found) => [found.dataset[key], value(found)]));
    const hand = first("[data-hand]");
    return {
        step: step(),
        phase: table.dataset.phase,
        turn: Number(table.dataset.turn),
        assisted: table.dataset.assisted ?? "",
        tiles: keyed("[data-place]", "place", tile),
        lit: all("[data-place]>.mk").filter(visible).map((mark) => Number(mark.parentElement.dataset.place))
            .sort((a, b) => a - b),
        seats: keyed("[data-seat]", "seat", cards),
        hand: hand && { seat: Number(hand.dataset.hand), cards: cards(hand) },
        treasures: keyed("[data-treasure]", "treasure", (found) => found.classList.contains("got")),
        // As many lines as fit beside the board, none left over from before.
        overfull: all(".log:not(.moves) li").length > 12,
        water: Number(first("[data-water]")?.dataset.water ?? 0),
        counts: Object.fromEntries(all("[data-count]").map(
            (found) => [found.dataset.count, Number(found.textContent.replace(/\D/g, "") || -1)])),
    };
};
