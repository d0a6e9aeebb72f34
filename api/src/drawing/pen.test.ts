import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Ask, createPen, type Pen } from './pen.ts';

/** A shell that does what the path says. A thread that spins ends with its file. */
const SHELL = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { version } from 'react';

  const ask = async (path) => (await fetch(new Request('http://api.invalid/api/' + path))).text();
  const ways = {
    text: () => 'text',
    ask: () => ask('things?q=%C3%A7'),
    twice: async () => (await ask('one')) + (await ask('two')),
    status: async () => (await fetch('http://api.invalid/api/things')).status,
    remote: async (load) => (await load({ name: 'player' }))?.library + ' ' + version,
    fail: () => { throw new Error('A broken page.'); },
    never: () => new Promise(() => writeFileSync(import.meta.dirname + '/hangs', '')),
    spin: () => {
      writeFileSync(import.meta.dirname + '/hangs', '');
      while (existsSync(import.meta.filename));
    },
    exit: () => process.exit(1),
    crash: () => new Promise(() => setTimeout(() => { throw new Error('A broken timer.'); })),
  };
  export const draw = async ({ path }, load) => ({ path, area: null, title: '', html: String(await ways[path](load)) });
`;
const REMOTE = `
  import { version } from 'react';
  export default { library: version };
`;
const HANG_MS = 5000;
const REST_MS = 10_000;
const MOST_AT_ONCE = 16;

let root = '';
let remote = '';
let pen: Pen;
let time = 0;
const warn = vi.fn();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'topla-pen-'));
  const library = join(root, 'shell', 'node_modules', 'react');
  for (const folder of [library, join(root, 'release')]) mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(library, 'package.json'),
    '{ "name": "react", "type": "module", "exports": "./index.js" }',
  );
  writeFileSync(join(library, 'index.js'), `export const version = 'of the shell';`);
  writeFileSync(join(root, 'shell', 'shell.mjs'), SHELL);
  remote = join(root, 'release', 'remote.mjs');
  writeFileSync(remote, REMOTE);
});
afterAll(() => rmSync(root, { recursive: true }));

beforeEach(() => {
  time = 0;
  warn.mockReset();
  pen = createPen({ shell: join(root, 'shell', 'shell.mjs'), log: { warn }, now: () => time });
});
afterEach(() => pen.close());

const answering =
  (body: string): Ask =>
  async () => ({ status: 200, headers: [], body });

/** What the shell draws at a path; null when it draws nothing. */
const drawn = async (path: string, ask = answering(''), builds: Record<string, string> = {}) =>
  (await pen.draw({ path, api: '', remotes: [], queries: [], now: 0 }, builds, ask))?.html ?? null;

it('asks the API for what the page asks, and gives each page its own answers', async () => {
  const asked: string[] = [];
  const ask: Ask = async (path) => {
    asked.push(path);
    return { status: 200, headers: [['Content-Type', 'application/json']], body: '[1]' };
  };
  expect(await drawn('ask', ask)).toBe('[1]');
  expect(asked).toEqual(['/api/things?q=%C3%A7']);
  const names = ['a', 'b', 'c'];
  const pages = await Promise.all(names.map((name) => drawn('twice', answering(name))));
  expect(pages).toEqual(['aa', 'bb', 'cc']);
});

it('tells a page that the API does not answer', async () => {
  expect(await drawn('status', () => Promise.reject(new Error('No database.')))).toBe('503');
});

it('gives a remote of any folder the libraries of the shell', async () => {
  expect(await drawn('remote', undefined, { player: remote })).toBe('of the shell of the shell');
  expect(await drawn('remote')).toBe('undefined of the shell');
});

it('draws nothing where a page fails, says why, and draws the next one', async () => {
  expect(await drawn('fail')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { error: expect.stringContaining('A broken page.') },
    'A page was not drawn.',
  );
  expect(await drawn('text')).toBe('text');
});

it('draws a number of pages at once, and leaves the others to the browsers', async () => {
  const held = Promise.withResolvers<void>();
  const ask: Ask = async () => {
    await held.promise;
    return { status: 200, headers: [], body: 'late' };
  };
  const pages = Array.from({ length: MOST_AT_ONCE }, () => drawn('ask', ask));
  expect(await drawn('text')).toBeNull();
  held.resolve();
  expect(await Promise.all(pages)).toEqual(pages.map(() => 'late'));
  expect(await drawn('text')).toBe('text');
});

it.each(['spin', 'never'])('replaces a thread that hangs (%s) after a rest', async (way) => {
  const mark = join(root, 'shell', 'hangs');
  rmSync(mark, { force: true });
  const hanging = drawn(way);
  await expect.poll(() => existsSync(mark)).toBe(true);
  time = HANG_MS;
  // Not yet.
  const waiting = drawn('never');
  time += 1;
  expect(await drawn('text')).toBeNull();
  expect(await Promise.all([hanging, waiting])).toEqual([null, null]);
  expect(warn).toHaveBeenCalledOnce();
  time += REST_MS - 1;
  expect(await drawn('text')).toBeNull();
  time += 1;
  expect(await drawn('text')).toBe('text');
});

it.each(['exit', 'crash'])('replaces a thread that ends (%s) after a rest', async (way) => {
  const drawings = [drawn('never'), drawn(way)];
  expect(await Promise.all(drawings)).toEqual([null, null]);
  expect(warn).toHaveBeenCalledOnce();
  expect(await drawn('text')).toBeNull();
  time += REST_MS;
  expect(await drawn('text')).toBe('text');
});

it('leaves nobody waiting once it is closed', async () => {
  const drawing = drawn('never');
  await pen.close();
  expect(await drawing).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('draws nothing with a build that cannot be loaded, and goes on', async () => {
  const broken = createPen({ shell: join(root, 'nothing.mjs'), log: { warn }, now: () => time });
  const draw = () =>
    broken.draw({ path: 'text', api: '', remotes: [], queries: [], now: 0 }, {}, answering(''));
  expect([await draw(), await draw()]).toEqual([null, null]);
  expect(warn).toHaveBeenCalledTimes(2);
  await broken.close();
});
