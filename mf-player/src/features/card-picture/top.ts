import { initials } from 'mf-shared/format';
import {
  INITIALS,
  SHIRT,
  SHIRT_EDGE,
  SHIRT_HEIGHT,
  SHIRT_INK,
  SHIRT_TRIM,
  SHIRT_WIDTH,
} from '../../common/player-card/shirt-paths.ts';
import { CHALK, canvasOf, fitText, linesOf, type Pen, SCORE, within } from './canvas.ts';
import { INNER, NAME_HEIGHT, TOP_HEIGHT, U } from './geometry.ts';
import type { CardPicture } from './picture.ts';

type Foil = { base: string; lit: string };

/** Turf with its stripes, light from the corner and the lines of the centre circle. */
function drawTurf(pen: Pen): void {
  const { x, y, width } = INNER;
  for (let stripe = 0; stripe < 8; stripe++) {
    pen.fillStyle = stripe % 2 === 0 ? '#12492d' : '#0f3f26';
    pen.fillRect(x + (stripe * width) / 8, y, width / 8 + 1, TOP_HEIGHT);
  }
  const [lightX, lightY] = [x + 0.88 * width, y - 0.12 * TOP_HEIGHT];
  const light = pen.createRadialGradient(lightX, lightY, 0, lightX, lightY, 0.6 * width);
  light.addColorStop(0, 'rgb(255 251 230 / 0.5)');
  light.addColorStop(1, 'rgb(255 251 230 / 0)');
  pen.fillStyle = light;
  pen.fillRect(x, y, width, TOP_HEIGHT);
  pen.strokeStyle = 'rgb(246 243 230 / 0.5)';
  pen.lineWidth = 6;
  const [cx, cy] = [x + width / 2, y + TOP_HEIGHT / 2];
  pen.beginPath();
  pen.moveTo(cx, y);
  pen.lineTo(cx, y + TOP_HEIGHT);
  pen.stroke();
  pen.beginPath();
  pen.arc(cx, cy, 31.25 * U, 0, 2 * Math.PI);
  pen.stroke();
}

/** The photo, cropped from the top, with a faded rim. */
function drawPhoto(pen: Pen, photo: HTMLImageElement): void {
  const [width, height] = [Math.round(58 * U), Math.round(61 * U)];
  const { canvas, pen: own } = canvasOf(width, height);
  const scale = Math.max(width / photo.naturalWidth, height / photo.naturalHeight);
  const drawn = { width: photo.naturalWidth * scale, height: photo.naturalHeight * scale };
  own.drawImage(photo, (width - drawn.width) / 2, 0, drawn.width, drawn.height);
  own.globalCompositeOperation = 'destination-in';
  own.translate(width / 2, 0.52 * height);
  own.scale(0.62 * width, 0.78 * height);
  const rim = own.createRadialGradient(0, 0, 0.72, 0, 0, 1);
  rim.addColorStop(0, '#000');
  rim.addColorStop(1, 'rgb(0 0 0 / 0)');
  own.fillStyle = rim;
  own.fillRect(-2, -2, 4, 4);
  pen.drawImage(canvas, INNER.x + INNER.width - 5 * U - width, INNER.y + TOP_HEIGHT - height);
}

/** The shirt with initials for players without a photo. */
function drawShirt(pen: Pen, name: string, foil: Foil): void {
  within(pen, () => {
    const scale = (51 * U) / SHIRT_WIDTH;
    pen.translate(INNER.x + INNER.width - 56 * U, INNER.y + TOP_HEIGHT - SHIRT_HEIGHT * scale);
    pen.scale(scale, scale);
    pen.lineWidth = SHIRT_EDGE;
    pen.lineJoin = 'round';
    pen.strokeStyle = SHIRT_INK;
    pen.fillStyle = foil.base;
    pen.fill(new Path2D(SHIRT));
    pen.stroke(new Path2D(SHIRT));
    pen.stroke(new Path2D(SHIRT_TRIM));
    pen.fillStyle = SHIRT_INK;
    pen.font = `900 ${INITIALS.size}px ${SCORE}`;
    pen.textAlign = 'center';
    pen.fillText(initials(name), INITIALS.x, INITIALS.y);
  });
}

function drawRating(pen: Pen, rating: number, foil: Foil): void {
  pen.font = `900 ${42 * U}px ${SCORE}`;
  pen.textAlign = 'left';
  const text = String(rating);
  const size = pen.measureText(text);
  const [x, y] = [INNER.x + 6.5 * U, INNER.y + 7 * U];
  const shine = pen.createLinearGradient(x, y, x + size.width, y + 12 * U);
  shine.addColorStop(0.2, foil.base);
  shine.addColorStop(0.48, foil.lit);
  shine.addColorStop(0.72, foil.base);
  pen.fillStyle = shine;
  pen.fillText(text, x, y + size.actualBoundingBoxAscent);
}

function drawPosition(pen: Pen, position: string): void {
  pen.font = `700 ${8 * U}px ${SCORE}`;
  pen.fillStyle = CHALK;
  const lines = linesOf(pen, position, 34 * U);
  const bottom = INNER.y + TOP_HEIGHT - 6.5 * U;
  for (const [at, line] of lines.entries()) {
    pen.fillText(line, INNER.x + 7 * U, bottom - (lines.length - 1 - at) * 7.6 * U);
  }
}

/** The upper half of the card and the strip with the name. */
export function drawTop(pen: Pen, card: CardPicture, photo: HTMLImageElement | null, foil: Foil): void {
  within(pen, () => {
    pen.beginPath();
    pen.roundRect(INNER.x, INNER.y, INNER.width, TOP_HEIGHT, [16, 16, 0, 0]);
    pen.clip();
    drawTurf(pen);
    if (photo) drawPhoto(pen, photo);
    else drawShirt(pen, card.fullName, foil);
    drawRating(pen, card.rating, foil);
    drawPosition(pen, card.position);
  });
  pen.fillStyle = foil.base;
  pen.fillRect(INNER.x, INNER.y + TOP_HEIGHT, INNER.width, NAME_HEIGHT);
  pen.fillStyle = '#120a04';
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  const name = fitText(pen, card.fullName, 90 * U, (size) => `900 ${size}px ${SCORE}`, 14 * U);
  pen.fillText(name, INNER.x + 5 * U, INNER.y + TOP_HEIGHT + NAME_HEIGHT * 0.54);
  pen.textBaseline = 'alphabetic';
}
