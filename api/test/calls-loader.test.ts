import { readFileSync } from 'node:fs';
import type { LoaderContext } from '@rspack/core';
import { expect, it } from 'vitest';
import callsLoader from '../../scripts/lib/calls-loader.ts';

const FOLDER = new URL('../../mf-shared/src/contracts/calls/', import.meta.url);

/** What browsers get of a file of the table; `edit` changes the file first. */
async function builtFrom(file: string, edit = (source: string) => source): Promise<Record<string, object>> {
  const { pathname } = new URL(file, FOLDER);
  const load = (source: string) => callsLoader.call({ resourcePath: pathname } as LoaderContext, source);
  const code = await load(edit(readFileSync(pathname, 'utf8')));
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it('gives browsers of a row what sends the call and reads its answer', async () => {
  const { searchPlayers, registerPlayer } = await builtFrom('players.ts');
  expect(searchPlayers).toEqual({ method: 'get', path: '/users/search' });
  expect(registerPlayer).toEqual({ method: 'post', path: '/users/register', encoding: 'multipart' });
});

it('gives them groups of rows as groups', async () => {
  const { CHAT } = await builtFrom('messages.ts');
  expect(CHAT).toMatchObject({
    business: { chatList: { method: 'get', path: '/messages/chat-list-business', returns: 'page' } },
  });
});

it('writes each row as a literal of its own, so that one which nobody uses falls away', async () => {
  const { pathname } = new URL('blocks.ts', FOLDER);
  const code = await callsLoader.call({ resourcePath: pathname } as LoaderContext, '');
  expect(code.split('\n')).toEqual([
    'export const block = {"method":"post","path":"/blocks"};',
    'export const myBlocks = {"method":"get","path":"/blocks"};',
    'export const unblock = {"method":"delete","path":"/blocks/:id"};',
  ]);
});
