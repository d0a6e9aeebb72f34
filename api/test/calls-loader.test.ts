import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import callsLoader from '../../scripts/lib/calls-loader.ts';

const FOLDER = new URL('../../mf-shared/src/contracts/calls/', import.meta.url);

const built = (file: string, query: string, source: string) =>
  callsLoader.call({ resourcePath: new URL(file, FOLDER).pathname, resourceQuery: query }, source);

/** What browsers get of a row or a group of rows. */
async function rowOf(file: string, name: string): Promise<unknown> {
  const code = await built(file, `?${name}`, readFileSync(new URL(file, FOLDER), 'utf8'));
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`))[name];
}

it('gives browsers of a row what sends the call and reads its answer', async () => {
  expect(await rowOf('players.ts', 'searchPlayers')).toEqual({ method: 'get', path: '/users/search' });
  const register = { method: 'post', path: '/users/register', encoding: 'multipart' };
  expect(await rowOf('players.ts', 'registerPlayer')).toEqual(register);
});

it('gives them groups of rows as groups', async () => {
  const chatList = { method: 'get', path: '/messages/chat-list-business', returns: 'page' };
  expect(await rowOf('messages.ts', 'CHAT')).toMatchObject({ Business: { chatList } });
});

it('makes each row a module of its own, so that a page carries those alone which it uses', async () => {
  expect((await built('blocks.ts', '', '')).split('\n')).toEqual([
    "export { block } from './blocks.ts?block';",
    "export { myBlocks } from './blocks.ts?myBlocks';",
    "export { unblock } from './blocks.ts?unblock';",
  ]);
});
