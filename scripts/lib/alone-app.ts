import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { passOn } from './pass-on.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type Alone = {
  /** Folder of the remote's standalone build. */
  root: string;
  /** Router paths of the remote's pages, all of which get its page. */
  paths: readonly string[];
  /** Origin of the running product. */
  product: string;
};

/** Answers the files and pages of a standalone remote, and passes on all other requests to the product. */
export function aloneApp({ root, paths, product }: Alone): RequestListener {
  const pages = paths.map((pathname) => new URLPattern({ pathname }));
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', product);
    const file = join(root, pathname);
    const isPage = pages.some((page) => page.test({ pathname }));
    if (request.method !== 'GET') return passOn(product, request, response);
    if (isPage) return void sendFile(response, join(root, 'index.html'));
    if (existsSync(file) && statSync(file).isFile()) return void sendFile(response, file);
    passOn(product, request, response);
  };
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const bytes = await readFile(file).catch(() => null);
  const type = bytes ? (TYPES[extname(file)] ?? 'application/octet-stream') : 'text/plain; charset=utf-8';
  response.writeHead(bytes ? 200 : 503, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(bytes ?? 'The build is not ready yet. Reload in a moment.');
}
