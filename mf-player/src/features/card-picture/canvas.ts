export type Pen = CanvasRenderingContext2D;
export type Box = { x: number; y: number; width: number; height: number };

export const SCORE = '"Topla Score", "Arial Narrow", sans-serif';
export const TEXT = '"Topla Text", system-ui, sans-serif';
export const CHALK = '#f6f3e6';
export const INK = '#060f0a';
export const MUTED = '#cfe0d2';
export const ACCENT = '#ff6a1f';

/** Draws within a part of the picture and restores the pen afterwards. */
export function within(pen: Pen, draw: () => void): void {
  pen.save();
  draw();
  pen.restore();
}

export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas.');
  return { canvas, pen };
}

/** Sets the largest font size that fits, from `size` down to half of it. Answers the text, cut if necessary. */
export function fitText(
  pen: Pen,
  text: string,
  width: number,
  font: (size: number) => string,
  size: number,
): string {
  for (let now = size; now >= size / 2; now -= 2) {
    pen.font = font(now);
    if (pen.measureText(text).width <= width) return text;
  }
  let cut = text;
  while (cut.length > 1 && pen.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** Breaks words into lines of at most `width`. */
export function linesOf(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(joined).width <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
