import { CHAPTER, COLOR, mix, type Pen, PITCH, type Point, progress } from './timing.ts';

const T0 = CHAPTER.play;
const STEP = 1.05;

/** Each player's place at every step of the move, in pixels of the frame. */
const OURS: Point[][] = [
  at([150, 270], [165, 262], [180, 275], [185, 270], [190, 270]),
  at([270, 150], [300, 140], [360, 150], [420, 165], [450, 180]),
  at([280, 400], [340, 410], [400, 380], [450, 390], [480, 400]),
  at([400, 250], [440, 300], [540, 330], [640, 330], [690, 330]),
  at([470, 120], [560, 120], [640, 160], [720, 190], [790, 235]),
];
const THEIRS: Point[][] = [
  at([830, 270], [830, 262], [830, 285], [832, 300], [834, 312]),
  at([660, 170], [650, 160], [690, 170], [740, 230], [765, 290]),
  at([650, 380], [600, 370], [620, 340], [700, 360], [740, 370]),
  at([540, 270], [500, 290], [520, 300], [590, 320], [640, 310]),
  at([430, 330], [390, 390], [430, 370], [480, 350], [520, 340]),
];

/** Who has the ball from when; it travels half a second before. */
const TOUCHES: { time: number; player: number }[] = [
  { time: T0, player: 0 },
  { time: T0 + 0.9, player: 1 },
  { time: T0 + 1.7, player: 2 },
  { time: T0 + 2.5, player: 3 },
  { time: T0 + 3.4, player: 4 },
];
const GOAL: Point = [PITCH.x + PITCH.width + 12, 262];

function at(...points: Point[]): Point[] {
  return points;
}

function placeOf(steps: Point[], time: number): Point {
  const position = Math.min(steps.length - 1.001, Math.max(0, (time - T0) / STEP));
  const index = Math.floor(position);
  const [from, to] = [steps[index], steps[index + 1]];
  if (!from || !to) return [0, 0];
  return [mix(from[0], to[0], position - index), mix(from[1], to[1], position - index)];
}

function ballAt(time: number): Point {
  const spots = TOUCHES.map(({ time: moment, player }) => ({ moment, steps: OURS[player] ?? [] }));
  const holder = spots.findLast((spot) => spot.moment <= time) ?? spots[0];
  if (!holder) return GOAL;
  const next = spots[spots.indexOf(holder) + 1];
  const arrival = next ? next.moment : CHAPTER.goal;
  const share = progress(time, arrival - (next ? 0.5 : 0.32), arrival);
  const own = placeOf(holder.steps, time);
  const target = next ? placeOf(next.steps, arrival) : GOAL;
  return [mix(own[0] + 15, target[0] + (next ? 15 : 0), share), mix(own[1] + 8, target[1] + 8, share)];
}

function dot(pen: Pen, [x, y]: Point, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
}

function drawTrail(pen: Pen, time: number): void {
  pen.strokeStyle = COLOR.chalk;
  pen.lineCap = 'round';
  for (let step = 1; step <= 14; step++) {
    const [from, to] = [ballAt(time - step * 0.03), ballAt(time - (step - 1) * 0.03)];
    pen.globalAlpha *= 0.86;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.moveTo(...from);
    pen.lineTo(...to);
    pen.stroke();
  }
}

/** Players and ball, from the first pass to the goal. */
export function drawPlay(pen: Pen, time: number): void {
  const shown = progress(time, T0 - 0.5, T0) * (1 - progress(time, CHAPTER.board, CHAPTER.board + 0.5));
  if (shown === 0) return;
  pen.save();
  pen.globalAlpha = shown;
  for (const steps of THEIRS) {
    dot(pen, placeOf(steps, time), 11);
    pen.strokeStyle = COLOR.chalk;
    pen.lineWidth = 4;
    pen.stroke();
  }
  for (const steps of OURS) {
    dot(pen, placeOf(steps, time), 13);
    pen.fillStyle = COLOR.accent;
    pen.fill();
  }
  pen.save();
  drawTrail(pen, time);
  pen.restore();
  dot(pen, ballAt(time), 6.5);
  pen.fillStyle = COLOR.chalk;
  pen.fill();
  drawRipple(pen, time);
  pen.restore();
}

function drawRipple(pen: Pen, time: number): void {
  const spread = progress(time, CHAPTER.goal, CHAPTER.goal + 0.7);
  if (spread === 0) return;
  pen.globalAlpha *= 1 - spread;
  dot(pen, GOAL, 10 + spread * 130);
  pen.strokeStyle = COLOR.accent;
  pen.lineWidth = 6;
  pen.stroke();
}
