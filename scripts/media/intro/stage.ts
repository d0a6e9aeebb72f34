import { CHAPTER, COLOR, HEIGHT, type Pen, PITCH, progress, WIDTH } from './timing.ts';

const STRIPES = 14;
const { x, y, width, height } = PITCH;
const middle = y + height / 2;
const [right, bottom] = [x + width, y + height];

/** Chalk lines, in the line marker's order. */
const LINES = [
  `M${x} ${y}H${right}V${bottom}H${x}Z`,
  `M${x + width / 2} ${y}V${bottom}`,
  `M${x + width / 2 + 70} ${middle}a70 70 0 1 1 -.01 -1`,
  `M${x} ${middle - 115}h110v230h-110`,
  `M${right} ${middle - 115}h-110v230h110`,
  `M${x} ${middle - 55}h42v110h-42`,
  `M${right} ${middle - 55}h-42v110h42`,
  `M${x + 110} ${middle - 45}a60 60 0 0 1 0 90`,
  `M${right - 110} ${middle - 45}a60 60 0 0 0 0 90`,
];

function lengthOf(path: string): number {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  element.setAttribute('d', path);
  return element.getTotalLength();
}

const lines = LINES.map((path) => ({ path: new Path2D(path), length: lengthOf(path) }));

export function drawTurf(pen: Pen): void {
  const stripe = WIDTH / STRIPES;
  for (let index = 0; index < STRIPES; index++) {
    pen.fillStyle = index % 2 ? COLOR.turfAlt : COLOR.turf;
    pen.fillRect(index * stripe, 0, stripe + 1, HEIGHT);
  }
}

export function drawLines(pen: Pen, time: number): void {
  pen.strokeStyle = COLOR.chalk;
  pen.lineWidth = 3;
  for (const [index, line] of lines.entries()) {
    const start = CHAPTER.lines + index * 0.17;
    const drawn = progress(time, start, start + 0.75) * line.length;
    if (drawn === 0) continue;
    pen.setLineDash([drawn, line.length]);
    pen.stroke(line.path);
  }
  pen.setLineDash([]);
}

const LAMPS = [
  [0, 0],
  [WIDTH, HEIGHT],
  [WIDTH, 0],
  [0, HEIGHT],
] as const;

/** A lamp flares, falls back once, and stays. */
function power(time: number, start: number): number {
  const flare = progress(time, start, start + 0.16) * 0.55;
  const fall = progress(time, start + 0.18, start + 0.3) * 0.35;
  return flare - fall + progress(time, start + 0.32, start + 0.7) * 0.8;
}

const night = document.createElement('canvas');
night.width = WIDTH;
night.height = HEIGHT;

/** Darkness with four pools of light. */
export function drawNight(pen: Pen, time: number): void {
  const dark = night.getContext('2d');
  if (!dark) return;
  dark.globalCompositeOperation = 'copy';
  dark.fillStyle = 'rgb(3 8 6 / 0.95)';
  dark.fillRect(0, 0, WIDTH, HEIGHT);
  dark.globalCompositeOperation = 'destination-out';
  for (const [index, [left, top]] of LAMPS.entries()) {
    const strength = power(time, CHAPTER.lights + index * 0.32);
    const pool = dark.createRadialGradient(left, top, 20, left, top, 880);
    pool.addColorStop(0, `rgb(0 0 0 / ${0.8 * strength})`);
    pool.addColorStop(0.55, `rgb(0 0 0 / ${0.62 * strength})`);
    pool.addColorStop(1, 'rgb(0 0 0 / 0)');
    dark.fillStyle = pool;
    dark.fillRect(0, 0, WIDTH, HEIGHT);
  }
  pen.drawImage(night, 0, 0);
  for (const [index, [left, top]] of LAMPS.entries()) {
    drawGlare(pen, left, top, power(time, CHAPTER.lights + index * 0.32));
  }
}

function drawGlare(pen: Pen, left: number, top: number, strength: number): void {
  const glare = pen.createRadialGradient(left, top, 0, left, top, 210);
  glare.addColorStop(0, `rgb(244 255 226 / ${0.42 * strength})`);
  glare.addColorStop(1, 'rgb(244 255 226 / 0)');
  pen.fillStyle = glare;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}
