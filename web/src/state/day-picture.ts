/** The picture of a result, to share anywhere: how it went, and nothing about the cards. */

export const [WIDE, HIGH] = [1200, 630];
const MARGIN = 52;
const DISPLAY = '"PT Serif", Georgia, serif';
const UI = 'system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';
const [PAPER, PANEL, INK, SECOND, LINE] = ["#efe5cf", "#fbf6ea", "#2b2118", "#54432f", "#a48a5e"];
const [GREEN, SAND, BLUE, SOIL, RED, CREAM] = [
  "#2b6638",
  "#cdb98f",
  "#1f4e79",
  "#7a5433",
  "#a3352a",
  "#fff6e4",
];
const STRIPE = 60;
const PANEL_AT = { x: 472, y: 128, wide: 676, high: 390 };
const COIN = 40;

/** What stands in the picture, in the reader's language. */
export interface Shown {
  title: string;
  when: string;
  score: string;
  unit: string;
  /** How many of a hundred were worse; null while there are too few to compare. */
  share: number | null;
  compared: string;
  course: string;
  heights: number[];
  chips: string[];
  terms: string;
  address: string;
}

type Pen = CanvasRenderingContext2D;

/** Draw it; the drawings of the page lend the coin and the bean of the house. */
export async function drawResult(shown: Shown): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  await Promise.all([
    document.fonts.load(`700 176px ${DISPLAY}`),
    document.fonts.load(`700 48px ${DISPLAY}`, shown.title),
  ]);
  const [bean, coin] = await Promise.all([drawing("beans-red", 56), drawing("coins-thaler", COIN)]);
  drawGround(pen);
  if (bean !== null) pen.drawImage(bean, MARGIN, 50, 56, 56);
  drawHead(pen, shown);
  drawScore(pen, shown);
  drawCourse(pen, shown, coin);
  drawChips(pen, shown.chips);
  drawFoot(pen, shown);
  return canvas;
}

/** A drawing of the page's sheet as a picture. */
async function drawing(name: string, size: number): Promise<HTMLImageElement | null> {
  const symbol = document.getElementById(name);
  if (symbol === null) return null;
  const box = symbol.getAttribute("viewBox") ?? "0 0 100 100";
  const root = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`;
  const body = `<svg ${root} viewBox="${box}" width="${size}" height="${size}">${symbol.innerHTML}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(body)}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}

function write(pen: Pen, text: string, x: number, y: number, font: string, colour: string): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

function box(pen: Pen, x: number, y: number, wide: number, high: number, round: number): void {
  pen.beginPath();
  pen.roundRect(x, y, wide, high, round);
  pen.fill();
}

function drawGround(pen: Pen): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDE, HIGH);
  for (let stripe = 0; stripe * STRIPE < WIDE; stripe += 1) {
    pen.fillStyle = stripe % 2 === 0 ? RED : CREAM;
    pen.beginPath();
    pen.roundRect(stripe * STRIPE, -4, STRIPE, 38, [0, 0, 30, 30]);
    pen.fill();
  }
}

function drawHead(pen: Pen, { title, when }: Shown): void {
  write(pen, "higgle", 124, 95, `700 50px ${DISPLAY}`, INK);
  pen.font = `700 26px ${DISPLAY}`;
  const wide = pen.measureText(title).width;
  pen.fillStyle = BLUE;
  box(pen, 300, 54, wide + 44, 46, 8);
  write(pen, title, 322, 86, `700 26px ${DISPLAY}`, "#fff9ea");
  pen.textAlign = "right";
  write(pen, when, WIDE - MARGIN, 86, `700 25px ${UI}`, SECOND);
  pen.textAlign = "left";
}

/** The result as large as its column allows. */
function drawScore(pen: Pen, { score, unit, share, compared }: Shown): void {
  const room = PANEL_AT.x - MARGIN - 24;
  let size = 176;
  for (; size > 80; size -= 8) {
    pen.font = `700 ${size}px ${DISPLAY}`;
    if (pen.measureText(score).width <= room) break;
  }
  write(pen, score, MARGIN, 268, `700 ${size}px ${DISPLAY}`, INK);
  write(pen, unit, MARGIN, 326, `700 40px ${DISPLAY}`, INK);
  lines(pen, compared, room, `400 28px ${UI}`).forEach((line, place) => {
    write(pen, line, MARGIN, 382 + place * 36, `400 28px ${UI}`, SECOND);
  });
  if (share === null) return;
  pen.fillStyle = SAND;
  box(pen, MARGIN, 462, room, 22, 11);
  pen.fillStyle = GREEN;
  box(pen, MARGIN, 462, Math.max(22, (room * share) / 100), 22, 11);
}

/** A text in as many lines as it takes. */
function lines(pen: Pen, text: string, room: number, font: string): string[] {
  pen.font = font;
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length === 0 ? word : `${found.at(-1)} ${word}`;
    if (found.length > 0 && pen.measureText(longer).width <= room) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

/** The course of the game as piles of coins on soil. */
function drawCourse(pen: Pen, { course, heights }: Shown, coin: HTMLImageElement | null): void {
  const { x, y, wide, high } = PANEL_AT;
  pen.fillStyle = PANEL;
  pen.strokeStyle = LINE;
  pen.lineWidth = 2;
  box(pen, x, y, wide, high, 14);
  pen.stroke();
  write(pen, course, x + 28, y + 44, `700 24px ${UI}`, SECOND);
  const part = (wide - 56) / Math.max(1, heights.length);
  const ground = y + high - 46;
  heights.forEach((height, place) => {
    const left = x + 28 + place * part;
    pen.fillStyle = SOIL;
    box(pen, left + 3, ground, part - 6, 14, 4);
    for (let floor = 0; floor < height && coin !== null; floor += 1) {
      pen.drawImage(coin, left + (part - COIN) / 2, ground - 42 - floor * 33, COIN, COIN);
    }
  });
}

function drawChips(pen: Pen, chips: string[]): void {
  let x = MARGIN;
  for (const chip of chips) {
    pen.font = `700 24px ${UI}`;
    const wide = pen.measureText(chip).width + 44;
    pen.fillStyle = "#fffdf7";
    pen.strokeStyle = LINE;
    box(pen, x, 546, wide, 56, 28);
    pen.stroke();
    write(pen, chip, x + 22, 583, `700 24px ${UI}`, INK);
    x += wide + 14;
  }
}

function drawFoot(pen: Pen, { terms, address }: Shown): void {
  pen.textAlign = "right";
  write(pen, terms, WIDE - MARGIN, 566, `400 22px ${UI}`, SECOND);
  write(pen, address, WIDE - MARGIN, 600, `700 24px ${UI}`, BLUE);
  pen.textAlign = "left";
}

/** Hand the picture to the device's own sharing, or save it; whether it was saved. */
export async function shareResult(canvas: HTMLCanvasElement, name: string, text: string): Promise<boolean> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) return false;
  const file = new File([blob], `${name}.png`, { type: "image/png" });
  if ("canShare" in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file], text }).catch(() => null);
    return false;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}
