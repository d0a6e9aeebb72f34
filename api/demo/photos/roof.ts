import type { Place } from './camera.ts';
import type { Canvas } from './scene.ts';
import { area, bar, ellipse, path, trace } from './svg.ts';

const BAY = 6;
const WALL = 4.2;
const RISE = 5.2;
const STEPS = 18;

/** A hall over the pitch: steel arches, a bright skin, and lamps under each arch. */
export function drawRoof(canvas: Canvas): { body: string; glow: string } {
  const { camera, scene, mood } = canvas;
  const [width, length] = scene.pitch;
  const half = width / 2 + 1.9;
  const arch = (z: number): Place[] => [
    [-half, 0, z],
    ...Array.from({ length: STEPS + 1 }, (_, i): Place => {
      const angle = Math.PI - (Math.PI * i) / STEPS;
      return [Math.cos(angle) * half, WALL + Math.sin(angle) * RISE, z];
    }),
    [half, 0, z],
  ];
  const far = length + 2.4;
  const parts = [area(camera, arch(far), mood.glow > 0.5 ? '#22303b' : '#d5dedb', 0.82)];
  const bays = Math.ceil((far + 12) / BAY);
  for (let i = 0; i < bays; i++) {
    const [back, front] = [arch(far - i * BAY), arch(far - (i + 1) * BAY)];
    for (let k = 1; k < back.length - 2; k++) {
      const quad = [back[k], back[k + 1], front[k + 1], front[k]] as Place[];
      parts.push(area(camera, quad, shade(canvas, k, i)));
    }
    parts.push(
      path(
        trace(camera.line(back)),
        `fill="none" stroke="#6b7a83" stroke-width="${rib(canvas, far - i * BAY)}"`,
      ),
    );
  }
  return { body: parts.join(''), glow: lamps(canvas, bays, far) };
}

const rib = ({ camera }: Canvas, z: number): string =>
  Math.max(1, Math.min(14, camera.scale([0, 6, z]) * 0.2)).toFixed(1);

/** The skin: brighter towards the ridge, every other bay a little darker. */
function shade({ mood }: Canvas, step: number, bay: number): string {
  const ridge = 1 - Math.abs(step - STEPS / 2) / (STEPS / 2);
  const base = mood.glow > 0.5 ? 52 : 170;
  const value = Math.round(base + ridge * 46 + (bay % 2) * 9);
  return `rgb(${value}, ${value + 8}, ${value + 12})`;
}

function lamps({ camera, mood }: Canvas, bays: number, far: number): string {
  const parts: string[] = [];
  for (let i = 0; i < bays; i++) {
    const z = far - i * BAY - BAY / 2;
    for (const x of [-7, 0, 7]) {
      const dot = camera.dot([x, WALL + RISE - 1.4 - Math.abs(x) * 0.13, z]);
      if (!dot) continue;
      const y = WALL + RISE - 1.4 - Math.abs(x) * 0.13;
      parts.push(bar(camera, [x - 0.9, y, z], [x + 0.9, y, z], 0.22, '#ffffff'));
      const radius = Math.min(240, camera.scale([x, y, z]) * 2.6);
      parts.push(
        ellipse(
          dot[0],
          dot[1],
          radius,
          radius * 0.7,
          `fill="url(#halo)" fill-opacity="${0.35 + 0.5 * mood.glow}"`,
        ),
      );
    }
  }
  return parts.join('');
}
