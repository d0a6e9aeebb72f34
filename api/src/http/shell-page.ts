import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { RemotesFile } from 'mf-shared/contracts/remote';
import type { HttpEnv } from './env.ts';

/** Everything in the page may change with a release. It is checked again after this long. */
const FRESH_MS = 1000;

type ShellPage = { text: string; br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Answers the shell's page with the remotes in it, so that the first page needs no call for them. Compresses it again
 * only after a change.
 */
export function shellPage(file: string, remotes: () => Promise<RemotesFile>): MiddlewareHandler<HttpEnv> {
  let page: Promise<ShellPage> | undefined;
  let madeAt = Number.NEGATIVE_INFINITY;
  return async (c) => {
    if (performance.now() - madeAt > FRESH_MS) {
      madeAt = performance.now();
      page = makePage(file, remotes, page);
      page.catch(() => {
        madeAt = Number.NEGATIVE_INFINITY;
      });
    }
    const { text, ...encoded } = await (page as Promise<ShellPage>);
    const accepted = c.req.header('Accept-Encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding');
    if (!encoding) return c.body(text);
    c.header('Content-Encoding', encoding);
    return c.body(encoded[encoding]);
  };
}

async function makePage(
  file: string,
  remotes: () => Promise<RemotesFile>,
  before: Promise<ShellPage> | undefined,
): Promise<ShellPage> {
  const [html, found] = await Promise.all([readFile(file, 'utf8'), remotes()]);
  // Nothing in a manifest may end the script element.
  const json = JSON.stringify(found).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="remotes">${json}</script>`;
  const text = html.replace('</head>', () => `${element}</head>`);
  const last = await before?.catch(() => undefined);
  if (last?.text === text) return last;
  const [br, gz] = await Promise.all([brotli(text), zip(text)]);
  return { text, br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}
