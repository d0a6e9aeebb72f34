import { CHAPTER, COLOR, HEIGHT, mix, type Pen, progress, WIDTH } from './timing.ts';

const DAYS = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];
const HOURS = ['20', '21', '22', '23'];
const LEFT = 150;
const TOP = 130;
const TILE = { width: 92, height: 72, gap: 8 };
const MINE = { column: 5, row: 1 };
/** Free hours, as column and row. */
const FREE = new Set(['0-3', '1-0', '3-3', '6-2', '2-2']);

export type Box = { x: number; y: number; width: number; height: number };

function boxOf(column: number, row: number): Box {
  const x = LEFT + column * (TILE.width + TILE.gap);
  return { x, y: TOP + row * (TILE.height + TILE.gap), width: TILE.width, height: TILE.height };
}

/** The hour that becomes the viewer's, and later the wordmark's ball. */
export const mineBox = boxOf(MINE.column, MINE.row);

/** A fixed scatter, so that hours do not fill row by row. */
const scatter = (column: number, row: number) => ((column * 5 + row * 11) % 13) / 13;

/** The hours of a week: they appear, fill one by one, and one turns orange. */
export function drawBoard(pen: Pen, time: number): void {
  const start = CHAPTER.board;
  const come = progress(time, start, start + 0.5);
  if (come === 0) return;
  pen.save();
  pen.globalAlpha = come * 0.86;
  pen.fillStyle = COLOR.night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = come * (1 - progress(time, CHAPTER.word, CHAPTER.word + 0.4));
  drawLabels(pen);
  for (const column of DAYS.keys()) for (const row of HOURS.keys()) drawTile(pen, time, column, row);
  pen.restore();
}

function drawLabels(pen: Pen): void {
  pen.fillStyle = '#ffc46b';
  pen.font = '800 34px Score';
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  for (const [column, day] of DAYS.entries())
    pen.fillText(day, boxOf(column, 0).x + TILE.width / 2, TOP - 30);
  pen.textAlign = 'right';
  for (const [row, hour] of HOURS.entries())
    pen.fillText(hour, LEFT - 18, boxOf(0, row).y + TILE.height / 2 + 2);
}

function drawTile(pen: Pen, time: number, column: number, row: number): void {
  if (column === MINE.column && row === MINE.row && time > CHAPTER.board + 1.5) return;
  const box = boxOf(column, row);
  const come = progress(time, CHAPTER.board + column * 0.06, CHAPTER.board + column * 0.06 + 0.35);
  const taken = FREE.has(`${column}-${row}`) ? 0 : progress(time, ...fillSpan(column, row));
  pen.save();
  pen.globalAlpha *= come;
  pen.translate(0, mix(24, 0, come));
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 6);
  pen.fillStyle = '#0e3a22';
  pen.fill();
  pen.strokeStyle = '#2d7c4e';
  pen.lineWidth = 2;
  pen.stroke();
  pen.globalAlpha *= taken;
  pen.fillStyle = '#24312a';
  pen.fill();
  pen.restore();
}

function fillSpan(column: number, row: number): [number, number] {
  const start = CHAPTER.board + 0.55 + scatter(column, row) * 1.1;
  return [start, start + 0.18];
}
