import { skipToken, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/index.ts';
import type { ServerPage } from '../contracts/server-render.ts';
import { type Definition, defineRemote } from './index.tsx';
import { page } from './page.ts';
import { defineServerRemote } from './server.ts';

/** What the API would answer, by what is asked. */
let answers: Record<string, unknown> = {};
const ask = vi.fn(async (what: string) => {
  const answer = answers[what];
  if (answer instanceof Error) throw answer;
  return answer as string;
});
beforeEach(() => {
  answers = { team: 'Kartallar', 'players of Kartallar': 'Ali' };
  ask.mockClear();
  pageIsOld(1000);
});
afterEach(() => vi.restoreAllMocks());

/** The page was asked for that many milliseconds ago. */
const pageIsOld = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);

const useAnswer = (what: string, isEnabled?: boolean) =>
  useQuery({ queryKey: [what], queryFn: () => ask(what), enabled: isEnabled });

function Team() {
  const team = useAnswer('team');
  const players = useAnswer(`players of ${team.data}`, team.data !== undefined);
  useAnswer('unwanted', false);
  useQuery({ queryKey: ['skipped'], queryFn: skipToken });
  const text = ({ data, isPending }: typeof team) => (isPending ? 'geliyor' : data);
  return (
    <p>
      {text(team)}, {text(players)}
    </p>
  );
}

const AREA: Definition = {
  pages: [page('/team', 'anyone', async () => ({ Team }), 'Team')],
  staleTime: 30_000,
  skeleton: <p>İskelet</p>,
};
const PAGE = { page: '/team', api: '' };
const remote = defineServerRemote(AREA);

async function open(): Promise<ServerPage> {
  const opened = await remote.open(PAGE);
  if (!opened) throw new Error('The page is not drawn.');
  return opened;
}

/** The text that a server draws with what is fetched so far. */
const drawn = ({ Routes }: { Routes: ComponentType }) =>
  renderToString(
    <StaticRouter location="/team">
      <Routes />
    </StaticRouter>,
  );
const textOf = (opened: ServerPage) => drawn(opened).replaceAll(/<.*?>/g, '');

/** Draws the page until it asks for nothing more. Answers its texts, one after each round. */
async function rounds(opened: ServerPage): Promise<string[]> {
  const texts = [textOf(opened)];
  while (await opened.fetchData()) texts.push(textOf(opened));
  return texts;
}

it('draws the page at once, and fetches in rounds what it asks for, which may follow from an answer', async () => {
  const opened = await open();
  expect(await rounds(opened)).toEqual(['geliyor, geliyor', 'Kartallar, geliyor', 'Kartallar, Ali']);
  expect(ask.mock.calls).toEqual([['team'], ['players of Kartallar']]);
  opened.close();
});

it.each([
  ['a refusal', new ApiError(404, { code: 'not_found' })],
  ['a failure', new ApiError(503, {})],
])('leaves what ends in %s to the browser, asked once', async (_, error) => {
  answers['players of Kartallar'] = error;
  const opened = await open();
  expect((await rounds(opened)).at(-1)).toBe('Kartallar, geliyor');
  expect(ask).toHaveBeenCalledTimes(2);
  const state = JSON.stringify(opened.state());
  expect(state).toContain('"team"');
  expect(state).not.toContain('players');
  opened.close();
});

it('never mixes the pages of two visitors', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  expect([textOf(one), textOf(other)]).toEqual(['geliyor, geliyor', 'geliyor, geliyor']);
  await one.fetchData();
  answers.team = 'Aslanlar';
  await other.fetchData();
  expect([textOf(one), textOf(other)]).toEqual(['Kartallar, geliyor', 'Aslanlar, geliyor']);
  one.close();
  expect(textOf(other)).toBe('Aslanlar, geliyor');
  expect(JSON.stringify(other.state())).not.toContain('Kartallar');
  other.close();
});

it('lets the browser’s remote take the page over as it is, without another call', async () => {
  const opened = await open();
  await rounds(opened);
  const container = document.createElement('div');
  container.innerHTML = drawn(opened);
  document.body.append(container);
  const paragraph = container.querySelector('p');
  const state = JSON.parse(JSON.stringify(opened.state()));
  opened.close();
  ask.mockClear();

  const browser = defineRemote(AREA);
  await browser.takeOver?.({ page: '/team', state });
  const onRecoverableError = vi.fn();
  render(
    <MemoryRouter initialEntries={['/team']}>
      <browser.Routes />
    </MemoryRouter>,
    { container, hydrate: true, onRecoverableError },
  );
  expect(screen.getByText('Kartallar, Ali')).toBe(paragraph);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

it('has the browser ask for what the server left to it', async () => {
  const opened = await open();
  textOf(opened);
  await opened.fetchData();
  const state = JSON.parse(JSON.stringify(opened.state()));
  opened.close();
  ask.mockClear();
  const browser = defineRemote(AREA);
  await browser.takeOver?.({ page: '/team', state });
  render(
    <MemoryRouter initialEntries={['/team']}>
      <browser.Routes />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Kartallar, Ali')).toBeTruthy();
  expect(ask.mock.calls).toEqual([['players of Kartallar']]);
});

it('has the browser ask again for all of a page that is old', async () => {
  const opened = await open();
  await rounds(opened);
  const state = JSON.parse(JSON.stringify(opened.state()));
  opened.close();
  ask.mockClear();
  pageIsOld(9000);
  const browser = defineRemote(AREA);
  await browser.takeOver?.({ page: '/team', state });
  answers.team = 'Şahinler';
  render(
    <MemoryRouter initialEntries={['/team']}>
      <browser.Routes />
    </MemoryRouter>,
  );
  expect(screen.getByText('Kartallar, Ali')).toBeTruthy();
  expect(await screen.findByText(/Şahinler/)).toBeTruthy();
});

it('leaves a page to the browser that the server’s build leaves out', async () => {
  expect(await remote.open({ page: '/elsewhere', api: '' })).toBeNull();
});
