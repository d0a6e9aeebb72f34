import { ball, box, circle, dot, fill, LINE, line, mesh, turf, turfAhead } from './pen.ts';
import { type Composition, HEIGHT, type Palette, WIDTH } from './scene.ts';

const [MIDDLE, HALF] = [WIDTH / 2, HEIGHT / 2];

/** The body of each picture. */
export const COMPOSITIONS: Record<Composition, (palette: Palette) => string> = {
  above: (palette) =>
    turf(palette) +
    line(
      palette,
      [
        box(110, 130, 1060, 700),
        `M${MIDDLE} 130v700`,
        circle(MIDDLE, HALF, 130),
        `M110 280h170v400h-170M1170 280h-170v400h170`,
        `M280 410a90 90 0 0 1 0 140M1000 410a90 90 0 0 0 0 140`,
      ].join(''),
    ) +
    dot(palette, MIDDLE, HALF, 20),

  half: (palette) =>
    turf(palette, 'across') +
    line(
      palette,
      [
        'M-40 140h1360',
        'M230 140v420h820v-420',
        'M430 140v180h420v-180',
        'M470 560a180 180 0 0 0 340 0',
        'M-40 900h1360',
      ].join(''),
    ) +
    line(palette, 'M520 140v-84h240v84', LINE * 0.8) +
    dot(palette, MIDDLE, 440, 20),

  goal: (palette) =>
    fill(palette.night, box(0, 0, WIDTH, 640)) +
    turfAhead(palette, 640, -200) +
    mesh(palette, [230, 210, 820, 430], 58) +
    line(palette, 'M230 650V200H1050V650', LINE * 1.6) +
    line(palette, 'M-20 644h1320M-20 880h1320', LINE) +
    ball(palette, 860, 790, 66),

  net: (palette) =>
    turf(palette, 'across') + mesh(palette, [0, 0, WIDTH, HEIGHT], 128) + ball(palette, 730, 500, 250),

  corner: (palette) =>
    fill(palette.night, box(0, 0, WIDTH, HEIGHT)) +
    `<g transform="rotate(-8 300 760)">${turf(palette)}${fill(
      palette.night,
      `M-900 -900H300V760H2000V2000H-900z`,
    )}${line(palette, 'M300 -900V760H2200', LINE * 1.4)}${line(palette, 'M300 420A340 340 0 0 1 640 760', LINE * 1.2)}</g>` +
    line(palette, 'M300 770V190', LINE * 0.9) +
    fill(palette.accent, 'M308 186L560 270L308 354z'),

  centre: (palette) =>
    turf(palette) +
    line(palette, `M${MIDDLE} -20V980${circle(MIDDLE, HALF, 330)}`, LINE * 1.4) +
    ball(palette, MIDDLE, HALF, 120),

  floodlights: (palette) =>
    fill(palette.night, box(0, 0, WIDTH, HEIGHT)) +
    turfAhead(palette, 720, 200) +
    [300, 980].map((x) => light(palette, x)).join('') +
    line(palette, 'M-20 722h1320', LINE) +
    line(palette, `M-20 880h1320M${MIDDLE} 722V980`, LINE * 0.8),

  hall: (palette) =>
    fill(palette.night, box(0, 0, WIDTH, HEIGHT)) +
    turfAhead(palette, 560, 380) +
    line(
      palette,
      [640, 470, 340]
        .map(
          (reach) =>
            `M${MIDDLE - reach} 980V${HALF + 40}A${reach} ${reach * 0.86} 0 0 1 ${MIDDLE + reach} ${HALF + 40}V980`,
        )
        .join(''),
      LINE,
    ) +
    line(palette, 'M500 560V440H780V560', LINE) +
    line(
      palette,
      `M300 562H980M${MIDDLE - 190} 780A190 60 0 0 1 ${MIDDLE + 190} 780A190 60 0 0 1 ${MIDDLE - 190} 780z`,
      LINE * 0.8,
    ),

  spot: (palette) =>
    turf(palette, 'across') +
    line(palette, 'M-20 190H1300M180 190V-20M1100 190V-20', LINE * 1.3) +
    line(palette, 'M390 190A260 260 0 0 0 890 190', LINE * 1.1) +
    ball(palette, MIDDLE, 640, 190),

  touchline: (palette) =>
    fill(palette.night, box(0, 0, WIDTH, HEIGHT)) +
    turfAhead(palette, 400, 240) +
    mesh(palette, [0, 130, WIDTH, 270], 90) +
    line(palette, 'M-20 130H1300M160 130V400M480 130V400M800 130V400M1120 130V400', LINE * 0.7) +
    line(palette, 'M-20 402H1300M640 402L640 980M500 402L60 980', LINE) +
    line(palette, 'M330 640A310 92 0 1 1 950 640A310 92 0 1 1 330 640z', LINE),
};

/** A mast with its lamps and the cone of light below. */
function light(palette: Palette, x: number): string {
  const lamps = [-96, -32, 32, 96].flatMap((aside) => [150, 214].map((y) => circle(x + aside, y, 25)));
  const cone = `M${x - 130} 240L${x - 330} 722H${x + 330}L${x + 130} 240z`;
  return (
    `<path d="${cone}" fill="${palette.chalk}" fill-opacity="0.13"/>` +
    line(palette, `M${x} 250V722`, LINE) +
    line(palette, box(x - 140, 106, 280, 152), LINE * 0.7) +
    fill(palette.chalk, lamps.join(''))
  );
}
