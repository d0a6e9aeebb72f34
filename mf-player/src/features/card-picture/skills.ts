import { CONFIDENCE_TEXT, type Confidence, confidenceOf, ratersText } from 'mf-shared/card';
import { SKILLS } from '../../common/player-card/SkillRadar.tsx';
import { drawRing } from './backdrop.ts';
import { CHALK, fitText, MUTED, type Pen, SCORE, TEXT, within } from './canvas.ts';
import { INNER, NAME_HEIGHT, TOP_HEIGHT, U } from './geometry.ts';
import type { CardPicture } from './picture.ts';

const TOP = INNER.y + TOP_HEIGHT + NAME_HEIGHT;
const BARS: Record<Confidence, number> = { none: 0, low: 1, medium: 2, high: 3 };

function hexagon(pen: Pen, radius: (at: number) => number): void {
  pen.beginPath();
  for (let at = 0; at < 6; at++) {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    pen.lineTo(Math.cos(angle) * radius(at), Math.sin(angle) * radius(at));
  }
  pen.closePath();
}

function drawRadar(pen: Pen, { stats }: CardPicture, colour: string): void {
  within(pen, () => {
    pen.translate(INNER.x + 28 * U, TOP + 30 * U);
    pen.scale((46 * U) / 212, (46 * U) / 212);
    pen.strokeStyle = 'rgb(246 243 230 / 0.28)';
    pen.lineWidth = 2;
    for (const ring of [25, 50, 75, 100]) {
      hexagon(pen, () => ring);
      pen.stroke();
    }
    for (let at = 0; at < 6; at++) {
      const angle = (Math.PI / 3) * at - Math.PI / 2;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(Math.cos(angle) * 100, Math.sin(angle) * 100);
      pen.stroke();
    }
    hexagon(pen, (at) => {
      const skill = SKILLS[at];
      return skill ? Math.min(100, Math.max(4, stats[skill.key])) : 0;
    });
    pen.fillStyle = colour;
    pen.globalAlpha = 0.45;
    pen.fill();
    pen.globalAlpha = 1;
    pen.strokeStyle = colour;
    pen.lineWidth = 5;
    pen.lineJoin = 'round';
    pen.stroke();
  });
}

function drawNumbers(pen: Pen, { stats }: CardPicture): void {
  const [left, right, step] = [INNER.x + 57 * U, INNER.x + 95 * U, 9 * U];
  SKILLS.forEach(({ key, label }, at) => {
    const foot = TOP + 10.5 * U + at * step;
    pen.textAlign = 'left';
    pen.font = `400 ${4.9 * U}px ${TEXT}`;
    pen.fillStyle = MUTED;
    pen.fillText(label, left, foot);
    pen.textAlign = 'right';
    pen.font = `800 ${8.2 * U}px ${SCORE}`;
    pen.fillStyle = CHALK;
    pen.fillText(String(stats[key]), right, foot);
    pen.fillStyle = 'rgb(246 243 230 / 0.16)';
    pen.fillRect(left, foot + 1.7 * U, right - left, 2);
  });
}

function drawConfidence(pen: Pen, { raters }: CardPicture, colour: string): void {
  const level = confidenceOf(raters);
  const [count, word] = [ratersText(raters), CONFIDENCE_TEXT[level]];
  const fonts = [`650 ${4.6 * U}px ${TEXT}`, `400 ${4.6 * U}px ${TEXT}`] as const;
  const widths = [count, `, ${word}`].map((text, at) => {
    pen.font = fonts[at] ?? fonts[0];
    return pen.measureText(text).width;
  });
  const bars = 9 * U;
  let x = INNER.x + (INNER.width - bars - (widths[0] ?? 0) - (widths[1] ?? 0)) / 2;
  const foot = TOP + 66.5 * U;
  [0.45, 0.72, 1].forEach((height, at) => {
    pen.fillStyle = at < BARS[level] ? colour : 'rgb(246 243 230 / 0.28)';
    pen.fillRect(x + at * 2.6 * U, foot - 4.6 * U * height + 0.6 * U, 1.7 * U, 4.6 * U * height);
  });
  x += bars;
  pen.textAlign = 'left';
  pen.font = fonts[0];
  pen.fillStyle = CHALK;
  pen.fillText(count, x, foot);
  pen.font = fonts[1];
  pen.fillStyle = MUTED;
  pen.fillText(`, ${word}`, x + (widths[0] ?? 0), foot);
}

function drawFoot(pen: Pen, { city, foot }: CardPicture, colour: string): void {
  const line = TOP + 77 * U;
  const font = (size: number) => `400 ${size}px ${TEXT}`;
  pen.fillStyle = MUTED;
  pen.textAlign = 'left';
  pen.fillText(fitText(pen, city ?? '', 38 * U, font, 4.9 * U), INNER.x + 5 * U, line);
  pen.textAlign = 'right';
  const side = foot ? (foot === 'Çift' ? 'Çift ayak' : `${foot} ayak`) : '';
  pen.fillText(fitText(pen, side, 38 * U, font, 4.9 * U), INNER.x + 95 * U, line);
  drawRing(pen, INNER.x + INNER.width / 2 - 3.08 * U, line + 0.4 * U, 11 * U, colour);
}

/** The lower half of the card: hexagon, numbers, number of raters, city, foot and the mark. */
export function drawSkills(pen: Pen, card: CardPicture, colour: string): void {
  drawRadar(pen, card, colour);
  drawNumbers(pen, card);
  drawConfidence(pen, card, colour);
  drawFoot(pen, card, colour);
}
