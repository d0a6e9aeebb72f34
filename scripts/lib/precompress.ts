import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SERVER_FOLDER } from '../../api/src/providers/releases/index.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const MIN_BYTES = 512;

/** Writes `.br` and `.gz` beside every text file of a build, so that the server need not compress. */
export async function precompress(dir: string): Promise<void> {
  const files = globSync(`${dir}/**/*.{js,css,html,svg,json,txt}`, { exclude: [`${dir}/${SERVER_FOLDER}`] });
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file);
      if (body.length < MIN_BYTES) return;
      const options = {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
      };
      writeFileSync(`${file}.br`, await brotli(body, options));
      writeFileSync(`${file}.gz`, await zip(body, { level: 9 }));
    }),
  );
}
