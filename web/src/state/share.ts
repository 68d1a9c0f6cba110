/** A picture of how a game ended for me: place, points and one moment; nobody else is named on it. */
const [WIDE, HIGH] = [1200, 630];
const [PAPER, INK, WOOD, RED, BRASS] = ["#FBF6E9", "#2B2118", "#6B4428", "#A5302B", "#F5D98A"] as const;

export interface Picture {
  game: string;
  points: string;
  place: string;
  moment: string;
  address: string;
}

/** Draw it. */
export async function draw(picture: Picture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = WOOD;
  pen.fillRect(0, 0, WIDE, 84);
  for (let place = 0; place < WIDE / 60; place++) {
    pen.fillStyle = place % 2 === 0 ? RED : PAPER;
    pen.beginPath();
    pen.arc(place * 60 + 30, 84, 30, 0, Math.PI);
    pen.fill();
  }
  pen.textAlign = "center";
  const write = (text: string, size: number, y: number, colour: string = INK) => {
    pen.fillStyle = colour;
    for (let fit = size; fit > 20; fit -= 2) {
      pen.font = `700 ${fit}px "PT Serif", Georgia, serif`;
      if (pen.measureText(text).width < WIDE - 104) break;
    }
    pen.fillText(text, WIDE / 2, y);
  };
  write("higgle", 40, 56, PAPER);
  write(picture.game, 44, 196);
  write(picture.points, 150, 352);
  write(picture.place, 48, 424);
  if (picture.moment !== "") {
    pen.fillStyle = BRASS;
    pen.fillRect(52, 468, WIDE - 104, 76);
    write(picture.moment, 36, 518);
  }
  write(picture.address, 24, 600);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error("no picture")) : done(blob)), "image/png"),
  );
}

/** Hand it to whatever shares pictures on this device, or keep it as a file. */
export async function share(blob: Blob, name: string, text: string): Promise<void> {
  const file = new File([blob], name, { type: "image/png" });
  if (canShare(file)) await navigator.share({ files: [file], text });
  else save(blob, name);
}

function canShare(file: File): boolean {
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });
}

/** Keep it as a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
