// Brings the drawings into the page, and prints those that a table shows by the dozen as whole pictures.
(function () {
  "use strict";
  if (!window.fetch) return;
  var root = document.documentElement;

  // Their pieces stand in the page, to be used: one taken from another file makes a browser load and read that
  // whole file again, each time it appears.
  var SHEETS = ["icons", "pictures", "shapes", "tiles", "crew", "cards", "scenes"];

  // The pieces of a sheet whose names begin so, printed side by side with the inks of a class. A tile that is used
  // as pieces has every stroke styled anew whenever anything around it changes; a picture has nothing to style.
  var PLATES = [
    { name: "dry", sheet: "tiles", begins: "", inks: "", columns: 6, rows: 4 },
    { name: "wet", sheet: "tiles", begins: "", inks: "flooded", columns: 6, rows: 4 },
    { name: "lit", sheet: "tiles", begins: "", inks: "card", columns: 6, rows: 4 },
    { name: "cards", sheet: "cards", begins: "c-", inks: "card", columns: 9, rows: 1 },
    { name: "treasures", sheet: "cards", begins: "tr-", inks: "card", columns: 4, rows: 1 },
    { name: "pawns", sheet: "crew", begins: "p-", inks: "emb", columns: 6, rows: 1, around: 4, outlined: true },
    { name: "emblems", sheet: "crew", begins: "e-", inks: "emb", columns: 6, rows: 1, around: 6 },
    { name: "stamps", sheet: "icons", begins: "", inks: "inked", columns: 14, rows: 1, around: 6 },
    { name: "pale", sheet: "icons", begins: "", inks: "inked pale", columns: 14, rows: 1, around: 6 },
  ];

  // The sheets as they arrived, for the next theme.
  var arrived = {};

  function bringIn(sheet) {
    fetch("art/" + sheet + ".svg")
      .then(function (answer) {
        if (!answer.ok) throw new Error(answer.status);
        return answer.text();
      })
      .then(function (text) {
        var drawings = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
        arrived[sheet] = Array.prototype.map.call(drawings.children, function (drawing) {
          var piece = { name: drawing.id, frame: drawing.getAttribute("viewBox"), strokes: drawing.innerHTML };
          drawing.id = sheet + "-" + drawing.id;
          return piece;
        });
        document.getElementById("art").appendChild(drawings);
        PLATES.forEach(function (plate) {
          if (plate.sheet === sheet) print(plate);
        });
      })
      // Everything is said in words too; the pictures follow when there is a network again.
      .catch(function () {
        addEventListener("online", bringIn.bind(null, sheet), { once: true });
      });
  }

  // What a class makes of the inks. Flooded gates look alike at small sizes, so each has a sky of its own; pawns and
  // emblems have colours of their own.
  function inksOf(plate, piece) {
    var probe = document.createElement("i");
    var own = piece.name.replace(/^(.*)-gate$/, "g-$1").replace(/^[pe]-/, "r-");
    probe.className = plate.inks + " " + own;
    document.getElementById("art").appendChild(probe);
    var style = getComputedStyle(probe);
    var strokes = piece.strokes.replace(/var\((--[a-z0-9-]+),([^)]*)\)/g, function (_, ink, otherwise) {
      return style.getPropertyValue(ink).trim() || otherwise;
    }).replace(/currentColor/g, style.color);
    probe.remove();
    return strokes;
  }

  // A pawn stands out from every tile: around it runs a line of bone, below it falls a shadow. Printed, since a
  // browser would do the same as a filter again for each pawn whenever anything on the board is painted.
  function outlined(piece) {
    var shapes = piece.strokes.match(/<(path|circle)\b[^>]*\bfill="var\(--pawn-line[^>]*\/>/g) || [];
    var outline = shapes.join("").replace(/ fill="[^"]*"/g, "");
    return '<g stroke-width="4.5" stroke-linejoin="round">' +
      '<g fill="#000" stroke="#000" opacity=".4" transform="translate(0 2)">' + outline + "</g>" +
      '<g fill="#fff8e4" stroke="#fff8e4">' + outline + "</g></g>";
  }

  function print(plate) {
    var pieces = arrived[plate.sheet].filter(function (piece) {
      return piece.name.indexOf(plate.begins) === 0;
    }).slice(0, plate.columns * plate.rows);
    var around = plate.around || 0;
    var size = pieces[0].frame.split(" ");
    var width = Number(size[2]) + 2 * around, height = Number(size[3]) + 2 * around;
    var frame = [-around, -around, width, height].join(" ");
    var cells = pieces.map(function (piece, n) {
      var x = (n % plate.columns) * width, y = Math.floor(n / plate.columns) * height;
      return '<svg x="' + x + '" y="' + y + '" width="' + width + '" height="' + height + '" viewBox="' +
        frame + '">' + (plate.outlined ? outlined(piece) : "") + inksOf(plate, piece) + "</svg>";
    });
    var whole = '<svg xmlns="http://www.w3.org/2000/svg" width="' + width * plate.columns + '" height="' +
      height * plate.rows + '">' + cells.join("") + "</svg>";
    var before = plate.address;
    var address = (plate.address = URL.createObjectURL(new Blob([whole], { type: "image/svg+xml" })));
    // Hung only when it is dry, so that no tile is ever bare in between.
    var picture = new Image();
    picture.onload = function () {
      if (plate.address !== address) return;
      root.style.setProperty("--plate-" + plate.name, 'url("' + address + '")');
      if (before) URL.revokeObjectURL(before);
    };
    picture.src = address;
  }

  function dress() {
    return root.getAttribute("data-theme") + " " + root.getAttribute("data-palette");
  }

  SHEETS.forEach(bringIn);
  var worn = dress();
  new MutationObserver(function () {
    if (worn === dress()) return;
    worn = dress();
    PLATES.forEach(function (plate) {
      if (arrived[plate.sheet]) print(plate);
    });
  }).observe(root, { attributes: true, attributeFilter: ["data-theme", "data-palette"] });
})();
