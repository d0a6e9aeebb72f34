import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { AppError } from '../../base/app-error.ts';
import { Gate } from '../../base/gate.ts';

/** Pixels of a picture for a link, as chats and networks ask for it. */
export const PICTURE = { width: 1200, height: 630 };

/** One weighs about 50 KB. */
const MOST_KEPT = 300;
const fontFiles = ['topla-score', 'topla-text'].map((name) =>
  fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url)),
);
/** Each drawing takes a thread of the process for about 100 ms. */
const gate = new Gate({
  running: 1,
  waiting: 30,
  full: () => new AppError('unavailable', { retryAfter: 5 }),
});
const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });

/** Names what a drawing shows. */
export const versionOf = (svg: string): string =>
  createHash('sha256').update(svg).digest('base64url').slice(0, 22);

/**
 * A drawing as JPEG, made off the event loop with the project's own fonts: a machine may have none. The latest are kept.
 * @throws `unavailable` when too many wait
 */
export async function jpeg(svg: string): Promise<Buffer> {
  const key = versionOf(svg);
  const known = kept.get(key);
  if (known) return known;
  const drawn = gate.run(async () => {
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Atkinson Hyperlegible Next' };
    const { pixels, width, height } = await renderAsync(svg, { font });
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .jpeg({ quality: 86 })
      .toBuffer();
  });
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  return drawn;
}
