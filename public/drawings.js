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
  // `on` is what shows it, `share` how wide a piece is shown at most, as a part of the shorter side of the screen.
  var PLATES = [
    { on: ".of-tiles", sheet: "tiles", begins: "", inks: "", columns: 6, rows: 4, share: 0.21 },
    { on: ".flooded .of-tiles", sheet: "tiles", begins: "", inks: "ink-wet", columns: 6, rows: 4, share: 0.21 },
    { on: ".card .of-tiles", sheet: "tiles", begins: "", inks: "ink-day", columns: 6, rows: 4, share: 0.21 },
    { on: ".wv", sheet: "tiles", begins: "waves", inks: "", columns: 1, rows: 1, share: 0.21 },
    { on: ".of-cards", sheet: "cards", begins: "c-", inks: "ink-day", columns: 9, rows: 1, share: 0.27 },
    { on: ".of-treasures", sheet: "cards", begins: "tr-", inks: "ink-day", columns: 4, rows: 1, share: 0.15 },
    { on: ".of-pawns", sheet: "crew", begins: "p-", inks: "ink-crew", columns: 6, rows: 1, around: 4, outlined: true, share: 0.12 },
    { on: ".emb", sheet: "crew", begins: "e-", inks: "ink-crew", columns: 6, rows: 1, around: 6, share: 0.06 },
    { on: ".inked", sheet: "icons", begins: "", inks: "ink-stamp", columns: 14, rows: 1, around: 6, share: 0.05 },
    { on: ".inked:is(.pale,.earth.mini,.fire.mini,.water.mini)", sheet: "icons", begins: "", inks: "ink-pale", columns: 14, rows: 1, around: 6, share: 0.05 },
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
    var across = pixels(plate);
    var whole = '<svg xmlns="http://www.w3.org/2000/svg" width="' + across * plate.columns + '" height="' +
      Math.round(across * height / width) * plate.rows + '" viewBox="0 0 ' + width * plate.columns + " " +
      height * plate.rows + '" preserveAspectRatio="none">' + cells.join("") + "</svg>";
    plate.across = across;
    var lines = new Image();
    lines.onload = function () {
      // At once, so that a new theme is whole; dots take longer.
      hang(plate, lines.src, lines.src);
      if (lines.src === plate.lines) develop(lines, hang.bind(null, plate, lines.src));
    };
    lines.src = plate.lines = URL.createObjectURL(new Blob([whole], { type: "image/svg+xml" }));
  }

  // How many dots wide a piece is printed: as many as it is shown on, in a few steps, so that a window may be pulled
  // wider without a new print for each.
  function pixels(plate) {
    var shown = Math.max(48, Math.min(innerWidth, innerHeight) * plate.share) * (devicePixelRatio || 1);
    return Math.min(640, 48 * Math.pow(2, Math.ceil(2 * Math.log2(shown / 48)) / 2)) | 0;
  }

  // Lines are drawn again, all of a plate, whenever a part of them is painted; dots are only put there. Where dots
  // cannot be had, the lines stay.
  function develop(lines, then) {
    try {
      if (!isTrue()) return;
      var paper = document.createElement("canvas");
      paper.width = lines.width;
      paper.height = lines.height;
      paper.getContext("2d").drawImage(lines, 0, 0);
      paper.toBlob(function (dots) {
        if (dots) dry(URL.createObjectURL(dots), then);
      });
    } catch (refused) {
      // A browser that lets nobody read a canvas says so in this way.
    }
  }

  // Ready to be put there, so that no tile is ever bare in between.
  function dry(address, then) {
    var picture = new Image();
    picture.src = address;
    picture.decode().then(then.bind(null, address), URL.revokeObjectURL.bind(URL, address));
  }

  // Whether what is drawn can be read back as it is: some browsers put noise in, so that nobody is known by it.
  function isTrue() {
    var paper = document.createElement("canvas");
    var pen = paper.getContext("2d", { willReadFrequently: true });
    pen.fillStyle = "#3c7896";
    pen.fillRect(0, 0, 8, 8);
    var seen = pen.getImageData(0, 0, 8, 8).data;
    return Array.prototype.every.call(seen, function (value, n) {
      return Math.abs(value - [60, 120, 150, 255][n % 4]) < 9;
    });
  }

  // What hangs a plate: a rule of its own behind all others, and a new one each time. A property of the root, or a rule
  // that changes, would have browsers look the picture up anew for each piece, whenever they style it.
  var sheet, first;
  function rule(plate, says) {
    if (!sheet) {
      sheet = document.styleSheets[document.styleSheets.length - 1];
      first = sheet.cssRules.length;
      PLATES.forEach(function (each, n) {
        sheet.insertRule(each.on + "{}", first + n);
      });
    }
    var at = first + PLATES.indexOf(plate);
    sheet.deleteRule(at);
    sheet.insertRule(plate.on + says, at);
  }

  // Hangs a print, unless its lines are of yesterday.
  function hang(plate, lines, address) {
    if (plate.lines !== lines) return URL.revokeObjectURL(address);
    var before = plate.address;
    plate.address = address;
    rule(plate, '{background-image:url("' + address + '")}');
    if (before) URL.revokeObjectURL(before);
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
  // A larger screen, or one with finer dots, needs larger prints.
  addEventListener("resize", function () {
    PLATES.forEach(function (plate) {
      if (plate.across < pixels(plate)) print(plate);
    });
  });
})();
