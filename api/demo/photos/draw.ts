import { createRandom } from '../base/random.ts';
import { drawAir } from './air.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawBall } from './ball.ts';
import { createCamera, HEIGHT, type Place, WIDTH } from './camera.ts';
import { drawFence } from './fence.ts';
import { drawGoal } from './goal.ts';
import { drawGrove } from './grove.ts';
import { drawMasts } from './lights.ts';
import { MOODS } from './moods.ts';
import { drawRoof } from './roof.ts';
import type { Canvas, Scene } from './scene.ts';
import { drawSky } from './sky.ts';
import { drawStands } from './stands.ts';
import { drawTurf } from './turf.ts';

/** The scene as an SVG document, drawn from far to near; the same scene gives the same text. */
export function drawScene(scene: Scene): string {
  const mood = MOODS[scene.mood];
  if (!mood) throw new Error(`No mood is called ${scene.mood}.`);
  const canvas: Canvas = { scene, mood, camera: createCamera(scene.view), random: createRandom(scene.seed) };
  const sky = drawSky(canvas);
  const backdrop = drawBackdrop(canvas);
  const turf = drawTurf(canvas);
  const masts = drawMasts(canvas);
  const ball = drawBall(canvas);
  const roof = scene.roof ? drawRoof(canvas) : { body: '', glow: '' };
  const air = drawAir(canvas);
  const behind = scene.view.eye[2] < 0;
  const layers = [
    sky.body,
    backdrop.body,
    roof.body,
    turf.ground,
    scene.roof || scene.view.eye[1] < 8 ? '' : drawGrove(canvas),
    turf.body,
    masts.body,
    scene.stands && !scene.roof ? drawStands(canvas) : '',
    cage(canvas),
    drawGoal(canvas, scene.pitch[1], 1),
    ball.body,
    behind ? drawGoal(canvas, 0, -1) : '',
    roof.glow,
    masts.glow,
    air.body,
  ];
  const defs = [sky.defs, backdrop.defs, turf.defs, masts.defs, ball.defs, air.defs].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${layers.join('')}</svg>`;
}

/** The far end and both sides; with a roof the pitch needs no high netting in front. */
function cage(canvas: Canvas): string {
  const [width, length] = canvas.scene.pitch;
  const [side, near, far] = [width / 2 + 1.6, -2.6, length + 2.4];
  const corner = (x: number, z: number): Place => [x, 0, z];
  return (
    drawFence(canvas, corner(-side, far), corner(side, far)) +
    drawFence(canvas, corner(-side, far), corner(-side, near)) +
    drawFence(canvas, corner(side, far), corner(side, near))
  );
}
