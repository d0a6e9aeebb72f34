import { BRAND } from 'mf-shared/brand';
import { ACCENT, CHALK, INK, type Pen, SCORE, within } from './canvas.ts';
import { BORDER, CARD, HEIGHT, RADIUS, WIDTH } from './geometry.ts';

/** Night, floodlight from above, and the chalk of a centre circle behind the card. */
export function drawBackdrop(pen: Pen): void {
  const night = pen.createLinearGradient(0, 0, 0, HEIGHT);
  night.addColorStop(0, '#0d2a1b');
  night.addColorStop(0.55, '#07160e');
  night.addColorStop(1, '#030805');
  pen.fillStyle = night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const x of [120, WIDTH - 120]) {
    const light = pen.createRadialGradient(x, -60, 0, x, -60, 900);
    light.addColorStop(0, 'rgb(255 251 230 / 0.2)');
    light.addColorStop(1, 'rgb(255 251 230 / 0)');
    pen.fillStyle = light;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
  }
  pen.strokeStyle = 'rgb(246 243 230 / 0.14)';
  pen.lineWidth = 6;
  pen.beginPath();
  pen.moveTo(0, HEIGHT / 2);
  pen.lineTo(WIDTH, HEIGHT / 2);
  pen.stroke();
  pen.beginPath();
  pen.arc(WIDTH / 2, HEIGHT / 2, 520, 0, 2 * Math.PI);
  pen.stroke();
}

/** The card's dark ground, its shadow and its foil rim. */
export function drawFrame(pen: Pen, foil: { base: string; lit: string }): void {
  const { x, y, width, height } = CARD;
  within(pen, () => {
    pen.shadowColor = 'rgb(0 0 0 / 0.75)';
    pen.shadowBlur = 70;
    pen.shadowOffsetY = 34;
    pen.fillStyle = INK;
    pen.beginPath();
    pen.roundRect(x, y, width, height, RADIUS);
    pen.fill();
  });
  const shine = pen.createLinearGradient(x, y, x + width, y + height);
  shine.addColorStop(0, foil.base);
  shine.addColorStop(0.28, foil.lit);
  shine.addColorStop(0.46, foil.base);
  shine.addColorStop(0.8, foil.base);
  shine.addColorStop(1, foil.lit);
  pen.strokeStyle = shine;
  pen.lineWidth = BORDER;
  pen.beginPath();
  pen.roundRect(x + BORDER / 2, y + BORDER / 2, width - BORDER, height - BORDER, RADIUS - BORDER / 2);
  pen.stroke();
}

/** The ring of the logo, 0.56 of `size` wide; `x` is its left edge and `y` the baseline of the letters. */
export function drawRing(pen: Pen, x: number, y: number, size: number, colour: string): void {
  within(pen, () => {
    const scale = (0.56 * size) / 100;
    pen.translate(x, y + 0.11 * size - 128 * scale);
    pen.scale(scale, scale);
    pen.strokeStyle = colour;
    pen.lineWidth = 12;
    pen.stroke(new Path2D('M50 0V22M50 106V128'));
    pen.lineWidth = 15;
    pen.beginPath();
    pen.arc(50, 64, 40, 0, 2 * Math.PI);
    pen.stroke();
    pen.fillStyle = ACCENT;
    pen.beginPath();
    pen.arc(50, 64, 16, 0, 2 * Math.PI);
    pen.fill();
  });
}

/** The brand below the card. */
export function drawBrand(pen: Pen): void {
  const size = 86;
  const foot = CARD.y + CARD.height + 108;
  pen.font = `900 ${size}px ${SCORE}`;
  pen.fillStyle = CHALK;
  pen.textAlign = 'left';
  const [head, tail] = [BRAND.slice(0, 1), BRAND.slice(2)];
  const ring = 0.64 * size;
  const width = pen.measureText(head).width + ring + pen.measureText(tail).width;
  const start = (WIDTH - width) / 2;
  pen.fillText(head, start, foot);
  const at = start + pen.measureText(head).width;
  drawRing(pen, at + 0.04 * size, foot, size, CHALK);
  pen.fillText(tail, at + ring, foot);
}
