import { type Dot, WIDTH } from './camera.ts';
import type { Canvas } from './scene.ts';
import { ellipse, linear, path, trace } from './svg.ts';

/** The backdrop behind the pitch: two rows of silhouettes on the horizon, by the kind of place. */
export function drawBackdrop(canvas: Canvas): { defs: string; body: string } {
  const { scene, mood, camera } = canvas;
  const base = camera.horizon + 14;
  const defs = linear('haze', [
    [0, mood.far, 0],
    [1, mood.sky.at(-1)?.[1] ?? '#fff', 0.5],
  ]);
  const far = scene.backdrop === 'hills' ? ridge(canvas, 150) : ridge(canvas, 62);
  const haze = `<rect y="${base - 120}" width="${WIDTH}" height="120" fill="url(#haze)"/>`;
  return { defs, body: far + haze + nearRange(canvas, base) };
}

function nearRange(canvas: Canvas, base: number): string {
  switch (canvas.scene.backdrop) {
    case 'hills':
      return houses(canvas, base, 34, 0.5) + trees(canvas, base, 42);
    case 'mosque':
      return mosque(canvas, base) + houses(canvas, base, 88, 1);
    case 'bridge':
      return bridge(canvas, base) + houses(canvas, base, 64, 0.9);
    case 'coast':
      return houses(canvas, base, 56, 0.7) + palms(canvas, base);
    case 'trees':
      return houses(canvas, base, 104, 0.5) + trees(canvas, base, 92);
    case 'city':
      return houses(canvas, base, 178, 1);
  }
}

/** A range of hills. */
function ridge({ camera, mood, random }: Canvas, height: number): string {
  const base = camera.horizon + 14;
  const phases = Array.from({ length: 4 }, () => random.next() * 7);
  const dots = Array.from({ length: 81 }, (_, i): Dot => {
    const x = (i / 80) * WIDTH;
    const wave = phases.reduce(
      (sum, phase, k) => sum + Math.sin((x / WIDTH) * 3.2 * (k + 1) ** 1.25 + phase) / (k + 1.3),
      0,
    );
    return [x, base - height * (0.5 + 0.34 * wave)];
  });
  return path(trace([[0, base], ...dots, [WIDTH, base]], true), `fill="${mood.far}" fill-opacity="0.9"`);
}

/** Houses side by side, with lit windows. */
function houses({ mood, random }: Canvas, base: number, height: number, density: number): string {
  const walls: string[] = [];
  const windows: string[] = [];
  for (let x = -20; x < WIDTH + 20; ) {
    const width = random.int(34, 86);
    if (!random.chance(density)) {
      x += width * 0.8;
      continue;
    }
    const tall = height * (0.42 + random.next() * 0.58);
    walls.push(`M${x} ${base}v${-Math.round(tall)}h${width}v${Math.round(tall)}Z`);
    if (random.chance(0.4)) walls.push(`M${x + width * 0.6} ${base - tall}v-9h9v9Z`);
    for (let y = base - tall + 8; y < base - 10; y += 13) {
      for (let wx = x + 6; wx < x + width - 9; wx += 11) {
        if (random.chance(mood.lit / 14)) windows.push(`M${Math.round(wx)} ${Math.round(y)}h5v7h-5Z`);
      }
    }
    x += width + random.int(-3, 9);
  }
  return (
    path(walls.join(''), `fill="${mood.near}"`) +
    path(windows.join(''), `fill="${mood.window}" fill-opacity="0.75"`)
  );
}

function mosque({ mood, random }: Canvas, base: number): string {
  const x = WIDTH * (0.2 + random.next() * 0.55);
  const dome = (cx: number, top: number, r: number) =>
    `M${cx - r} ${base}V${top + r}A${r} ${r} 0 0 1 ${cx + r} ${top + r}V${base}ZM${cx - 1.5} ${top + 2}v-14h3v14Z`;
  const minaret = (cx: number, tall: number) =>
    `M${cx - 5} ${base}V${base - tall}l5 -30l5 30V${base}ZM${cx - 9} ${base - tall * 0.72}h18v6h-18Z`;
  const shapes = [
    dome(x, base - 172, 62),
    dome(x - 78, base - 112, 34),
    dome(x + 78, base - 112, 34),
    minaret(x - 126, 224),
    minaret(x + 126, 224),
  ];
  return path(shapes.join(''), `fill="${mood.near}" fill-opacity="0.86"`);
}

/** A suspension bridge over the whole width. */
function bridge({ mood }: Canvas, base: number): string {
  const [left, right, top, deck] = [WIDTH * 0.24, WIDTH * 0.8, base - 214, base - 74];
  const middle = (left + right) / 2;
  const cable = `M-60 ${deck - 20}Q${left * 0.5} ${deck - 22} ${left} ${top}Q${middle} ${deck + 104} ${right} ${top}Q${right + 130} ${deck - 20} ${WIDTH + 60} ${deck - 40}`;
  const hangers = Array.from({ length: 29 }, (_, i) => {
    const t = (i + 1) / 30;
    const y = (1 - t) ** 2 * top + 2 * t * (1 - t) * (deck + 104) + t * t * top;
    return `M${Math.round(left + (right - left) * t)} ${Math.round(y)}V${deck}`;
  });
  const towers = [left, right].map(
    (x) => `M${x - 9} ${base}V${top}M${x + 9} ${base}V${top}M${x - 9} ${top + 40}h18M${x - 9} ${top + 96}h18`,
  );
  const lights = Array.from({ length: 34 }, (_, i) =>
    ellipse((i / 33) * WIDTH, deck - 3, 1.8, 1.8, `fill="${mood.window}"`),
  );
  return (
    path(cable + towers.join(''), `fill="none" stroke="${mood.near}" stroke-width="6"`) +
    path(hangers.join(''), `stroke="${mood.near}" stroke-width="1.4"`) +
    `<rect y="${deck}" width="${WIDTH}" height="9" fill="${mood.near}"/>` +
    lights.join('')
  );
}

/** Crowns of a park; each is a few overlapping circles. */
function trees({ mood, random }: Canvas, base: number, height: number): string {
  const crowns: string[] = [];
  for (let x = -20; x < WIDTH + 20; x += random.int(16, 40)) {
    const tall = height * (0.5 + random.next() * 0.5);
    if (random.chance(0.25)) {
      crowns.push(path(`M${x - 11} ${base}L${x} ${Math.round(base - tall * 1.25)}L${x + 11} ${base}Z`, ''));
      continue;
    }
    for (let k = 0; k < 4; k++) {
      crowns.push(ellipse(x + random.int(-16, 16), base - tall * (0.42 + 0.15 * k), 19 - k * 2, 17 - k, ''));
    }
  }
  return `<rect y="${base - height * 0.4}" width="${WIDTH}" height="${height * 0.4}" fill="${mood.near}"/><g fill="${mood.near}">${crowns.join('')}</g>`;
}

function palms({ mood, random }: Canvas, base: number): string {
  const strokes: string[] = [];
  for (let x = random.int(10, 80); x < WIDTH; x += random.int(70, 170)) {
    const tall = random.int(90, 150);
    const lean = random.int(-16, 16);
    const [cx, cy] = [x + lean, base - tall];
    strokes.push(`M${x} ${base}Q${x} ${base - tall * 0.5} ${cx} ${cy}`);
    for (const [dx, dy] of [
      [-40, 14],
      [-34, -10],
      [-14, -26],
      [14, -26],
      [34, -10],
      [40, 14],
      [-22, 28],
      [22, 28],
    ] as const) {
      strokes.push(`M${cx} ${cy}q${dx * 0.5} ${dy - 16} ${dx} ${dy}`);
    }
  }
  return path(strokes.join(''), `fill="none" stroke="${mood.near}" stroke-width="5" stroke-linecap="round"`);
}
