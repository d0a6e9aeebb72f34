import { act, screen, waitFor } from '@testing-library/react';
import type { Match } from 'mf-shared/contracts/matches';
import { beforeEach, expect, test } from 'vitest';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { ME, match, player } from '../../../test/match.ts';
import { SharedMatches, useSharedMatches } from './SharedMatches.tsx';

const LIST = 'GET matches/u1';
const ECE = player('u5', 'Ece Ak');
function Both({ userId }: { userId: string }) {
  const { shared, isKnown } = useSharedMatches(userId);
  return isKnown ? <SharedMatches userId={userId} shared={shared} /> : null;
}
const start = (rows: readonly Match[], userId = 'u5') => {
  const api = stubApi({ [LIST]: () => ({ body: rows }) });
  renderAt('/', { '/': <Both userId={userId} /> });
  return api;
};

beforeEach(signIn);

test('matches that both played, against each other or side by side', async () => {
  start([
    match(1),
    match(2, { id: 'm2', adType: 'findPlayer' }),
    match(3, { id: 'm3', playersA: [ME, ECE] }),
  ]);
  expect(await screen.findByText('Rakiptiniz: Çağrı Işıklı – Ece Ak')).toBeTruthy();
  expect(screen.getAllByText(/^Aynı takımdaydınız/)).toHaveLength(2);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/matches?match=m1');
});

test.each([
  ['ahead', match(-1)],
  ['cancelled', match(1, { status: 'cancelled' })],
  ['without an answer', match(1, { playersB: [{ ...ECE, confirmed: false }] })],
  ['of others', match(1, { playersB: [player('u6', 'Can Öz')] })],
])('a match %s does not count', async (_, row) => {
  start([row]);
  expect(await screen.findByText('Henüz birlikte maç yapmadınız.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('nothing is said while older matches may hold one that both played', async () => {
  const api = stubApi({ [LIST]: () => ({ body: [match(-1)], headers: { 'X-Next-Cursor': 'older' } }) });
  renderAt('/', { '/': <Both userId="u5" /> });
  await waitFor(() => expect(api.named(LIST)).toHaveLength(1));
  await act(async () => {});
  expect(screen.queryByRole('heading', { name: 'Birlikte' })).toBeNull();
});

test('on the own page nothing is asked, and a list that cannot be read is left out', async () => {
  expect(start([match(1)], 'u1').calls).toEqual([]);
  stubApi({});
  renderAt('/', { '/': <Both userId="u5" /> });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Birlikte' })).toBeNull());
});
