import { mineBox } from './board.ts';
import { CHAPTER, COLOR, HEIGHT, mix, type Pen, progress, WIDTH } from './timing.ts';

const SIZE = 230;
const RING = { width: 0.56 * SIZE, margin: 0.04 * SIZE };
const BASELINE = 320;

type Layout = { left: number; ring: number; rest: number; centre: number };

/** Proportions of the pages' logo: the o is a centre circle with the ball on its spot. */
function layout(pen: Pen): Layout {
  pen.font = `900 ${SIZE}px Score`;
  const first = pen.measureText('T').width;
  const total = first + RING.width + 2 * RING.margin + pen.measureText('pla').width;
  const left = (WIDTH - total) / 2;
  const ring = left + first + RING.margin + RING.width / 2;
  return { left, ring, rest: ring + RING.width / 2 + RING.margin, centre: BASELINE - 0.2484 * SIZE };
}

/** The viewer's hour rolls up into the ball, and the word appears around it. */
export function drawWordmark(pen: Pen, time: number): void {
  const place = layout(pen);
  const shown = progress(time, CHAPTER.word + 0.25, CHAPTER.word + 0.8);
  if (shown > 0) {
    pen.save();
    pen.globalAlpha = shown * 0.9;
    pen.fillStyle = COLOR.night;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.globalAlpha = shown;
    drawWord(pen, place);
    drawTagline(pen, progress(time, CHAPTER.word + 0.7, CHAPTER.word + 1.2));
    pen.restore();
  }
  drawOwnHour(pen, time, place);
}

function drawWord(pen: Pen, { left, ring, rest, centre }: Layout): void {
  const unit = RING.width / 100;
  pen.fillStyle = pen.strokeStyle = COLOR.chalk;
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillText('T', left, BASELINE);
  pen.fillText('pla', rest, BASELINE);
  pen.lineWidth = 15 * unit;
  pen.beginPath();
  pen.arc(ring, centre, 40 * unit, 0, Math.PI * 2);
  pen.stroke();
  pen.lineWidth = 12 * unit;
  pen.lineCap = 'butt';
  pen.beginPath();
  for (const [from, to] of [
    [-64, -42],
    [42, 64],
  ] as const) {
    pen.moveTo(ring, centre + from * unit);
    pen.lineTo(ring, centre + to * unit);
  }
  pen.stroke();
}

function drawTagline(pen: Pen, shown: number): void {
  pen.globalAlpha *= shown;
  pen.font = '800 46px Score';
  pen.textAlign = 'center';
  pen.fillText('Bu akşam maç var.', WIDTH / 2, mix(452, 440, shown));
}

function drawOwnHour(pen: Pen, time: number, { ring, centre }: Layout): void {
  const own = progress(time, CHAPTER.board + 1.5, CHAPTER.board + 1.75);
  if (own === 0) return;
  const roll = progress(time, CHAPTER.word, CHAPTER.word + 0.75);
  const ball = (16 * RING.width) / 50;
  const swell = 1 + 0.14 * Math.sin(Math.PI * own);
  const width = mix(mineBox.width * swell, ball, roll);
  const height = mix(mineBox.height * swell, ball, roll);
  const x = mix(mineBox.x + mineBox.width / 2, ring, roll);
  const y = mix(mineBox.y + mineBox.height / 2, centre, roll);
  pen.fillStyle = COLOR.accent;
  pen.beginPath();
  pen.roundRect(x - width / 2, y - height / 2, width, height, mix(6, ball / 2, Math.min(1, roll * 2)));
  pen.fill();
  pen.save();
  pen.globalAlpha = own * (1 - Math.min(1, roll * 3));
  pen.fillStyle = COLOR.ink;
  pen.font = '800 34px Score';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText('sizin', x, y + 2);
  pen.restore();
}
