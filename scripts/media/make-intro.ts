/**
 * Draws the landing page's intro video and encodes it. Run it by hand after a change of the drawing: `node
 * scripts/media/make-intro.ts`. Needs ffmpeg, and Chromium (CHROMIUM may give its path).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { chromium, type Route } from 'playwright';
import { DURATION, HEIGHT, WIDTH } from './intro/timing.ts';

const FPS = 25;
const POSTER_AT = 6.3;
const ORIGIN = 'http://intro.invalid';
const media = new URL('../../shell/public/media/', import.meta.url);
const fonts = new URL('../../mf-shared/src/ui/fonts/', import.meta.url);

const page = `<!doctype html><canvas width="${WIDTH}" height="${HEIGHT}"></canvas>
<script type="module">import { prepare } from '/scene.ts'; window.intro = await prepare();</script>`;

/** Serves the drawing's modules and fonts from disk; the page has no network. */
async function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: page });
  if (pathname.endsWith('.woff2'))
    return route.fulfill({ body: await readFile(new URL(`.${pathname}`, fonts)) });
  if (!pathname.endsWith('.ts')) return route.fulfill({ status: 404 });
  const source = await readFile(new URL(`./intro${pathname}`, import.meta.url), 'utf8');
  return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
}

function startEncoder(target: URL) {
  const input = ['-f', 'image2pipe', '-framerate', String(FPS), '-i', '-'];
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '21', '-tune', 'animation'];
  const container = ['-pix_fmt', 'yuv420p', '-an', '-movflags', '+faststart', target.pathname];
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...codec, ...container], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const tab = await browser.newPage();
  tab.on('pageerror', (error) => console.error(error));
  await tab.route('**/*', serve);
  await tab.goto(ORIGIN);
  await tab.waitForFunction('window.intro');
  const frame = async (time: number, type: string, quality?: number) =>
    bytes(await tab.evaluate<string>(`intro(${time}).toDataURL('${type}', ${quality})`));

  const video = new URL('intro.mp4', media);
  const encoder = startEncoder(video);
  for (let index = 0; index < DURATION * FPS; index++) {
    if (!encoder.stdin.write(await frame(index / FPS, 'image/png'))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);

  const poster = new URL('intro.webp', media);
  await writeFile(poster, await frame(POSTER_AT, 'image/webp', 0.82));
  for (const file of [video, poster]) console.log(file.pathname, (await stat(file)).size);
} finally {
  await browser.close();
}
