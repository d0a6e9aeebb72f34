import { addDays, istanbulDate, weekStart } from 'mf-shared/schedule';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureAdmin } from '../src/domains/players/index.ts';
import { learnRecommendations } from '../src/domains/recommendations/learn.ts';
import { onBothEngines } from '../test/harness.ts';
import { byOperator } from '../test/operator.ts';
import { quickHash } from '../test/passwords.ts';
import { composeDemo } from './compose.ts';
import { insertDemo } from './insert.ts';

const PASSWORD = 'Topla-2026!';
type Account = 'player' | 'owner' | 'manager' | 'desk' | 'unpaid' | 'admin';
const LOGINS: Record<Account, { path: string; email: string }> = {
  player: { path: '/api/users/login', email: 'oyuncu@topla.test' },
  owner: { path: '/api/business/login', email: 'isletme@topla.test' },
  manager: { path: '/api/business/login', email: 'mudur@topla.test' },
  desk: { path: '/api/business/login', email: 'tezgah@topla.test' },
  unpaid: { path: '/api/business/login', email: 'pasif@topla.test' },
  admin: { path: '/api/admin/login', email: 'admin@topla.test' },
};

/** The path that a page reads, the list within the answer (empty: the answer itself), and its minimum length. */
type Page = [path: string, list: string, least: number];
const CITY = encodeURIComponent('İstanbul');
const PAGES: Record<Account, readonly Page[]> = {
  player: [
    ['/recommendations', 'hours', 2],
    ['/recommendations', 'opponents', 1],
    ['/recommendations', 'players', 1],
    [`/business/search?city=${CITY}`, '', 15],
    [`/business/ranking?city=${CITY}`, '', 15],
    ['/business/VENUE/ratings', '', 10],
    ['/reservations/weekly-user?businessId=VENUE&startDate=MONDAY&endDate=SUNDAY', 'weeklyData', 3],
    ['/reservations/mine?when=upcoming', 'reservations', 3],
    ['/reservations/mine?when=past', 'reservations', 10],
    ['/subscription/mine', 'requests', 2],
    ['/waiting-list/mine', 'entries', 2],
    [`/users/search?city=${CITY}`, 'users', 20],
    ['/messages/chat-list', '', 8],
    ['/messages/unread', '', 3],
    ['/notifications', '', 15],
    ['/friends/list', '', 10],
    ['/friends/pending', '', 3],
    ['/friends/pending?direction=sent', '', 2],
    ['/tournaments', '', 10],
    ['/challenges', '', 10],
    ['/lineups/PLAYER', '', 3],
    ['/matches/PLAYER', '', 3],
    ['/matches/PLAYER?rateable=true', '', 1],
    [`/requests?type=findOpponent&city=${CITY}`, '', 5],
    [`/requests?type=findPlayer&city=${CITY}`, '', 3],
    [`/requests?type=findTeam&city=${CITY}`, '', 3],
  ],
  owner: [
    ['/reservations/daily?businessId=VENUE&date=TODAY', 'dailyData', 3],
    ['/reservations/business-reservations?businessId=VENUE&status=pending', 'reservations', 5],
    ['/business/board?from=MONDAY&to=SUNDAY', 'entries', 30],
    ['/subscription/requests', 'requests', 6],
    ['/business/prices', 'rules', 5],
    ['/messages/chat-list-business', '', 10],
    ['/messages/unread-business', '', 2],
    ['/business/staff', '', 3],
    ['/business/changes', '', 20],
    ['/notifications', '', 15],
    ['/payments/invoices', '', 2],
  ],
  manager: [
    ['/business/board?from=MONDAY&to=SUNDAY', 'entries', 30],
    ['/payments/invoices', '', 2],
  ],
  desk: [['/business/board?from=MONDAY&to=SUNDAY', 'entries', 30]],
  unpaid: [['/payments/invoices', '', 2]],
  admin: [['/admin/pending-businesses', '', 3]],
};

onBothEngines('pages of the demo', (app) => {
  const ids = { PLAYER: '', VENUE: '' };
  const tokens = new Map<Account, string>();

  beforeAll(async () => {
    const test = app();
    const demo = composeDemo(test.time.now, await quickHash(PASSWORD));
    await insertDemo(test.db.q, { ...demo, photos: [] });
    await ensureAdmin(byOperator(test), { email: LOGINS.admin.email, password: PASSWORD });
    await learnRecommendations(test.ctx);
    Object.assign(ids, { PLAYER: demo.users[0]?.id, VENUE: demo.venues[0]?.row.id });
    for (const [account, { path, email }] of Object.entries(LOGINS)) {
      const json = { email, password: PASSWORD, recaptchaToken: 'any' };
      const { body } = await test.call<{ token: string }>('post', path, { json });
      tokens.set(account as Account, body.token);
    }
  });

  async function read<T>(account: Account, path: string): Promise<T> {
    const today = istanbulDate(app().time.now);
    const monday = weekStart(today);
    const dates = { TODAY: today, MONDAY: monday, SUNDAY: addDays(monday, 6) };
    const filled = Object.entries({ ...ids, ...dates }).reduce(
      (all, [name, v]) => all.replace(name, v),
      path,
    );
    const { status, body } = await app().call<T>('get', `/api${filled}`, {
      token: tokens.get(account) ?? '',
    });
    expect(status, filled).toBe(200);
    return body;
  }

  describe.each(Object.keys(PAGES) as Account[])('of the %s account', (account) => {
    it.each([...PAGES[account]])('%s %s holds at least %i', async (path, list, least) => {
      const body = await read<Record<string, unknown>>(account, path);
      const found: unknown = list === '' ? body : body[list];
      expect(Array.isArray(found) ? found.length : found).toBeGreaterThanOrEqual(least);
    });
  });

  it('compares the income of a month with the one before', async () => {
    const today = istanbulDate(app().time.now);
    const last = addDays(`${today.slice(0, 7)}-01`, -1);
    type Sum = { amount: number };
    const income = await read<{ total: Sum; previous: Sum; noShows: Sum; sources: Sum[] }>(
      'owner',
      `/business/income?from=${last.slice(0, 7)}-01&to=${last}`,
    );
    expect(income.total.amount).toBeGreaterThan(100_000);
    expect(income.previous.amount).toBeGreaterThan(100_000);
    expect(income.noShows.amount).toBeGreaterThan(0);
    expect(income.sources.every(({ amount }) => amount > 0)).toBe(true);
  });

  it('shows on the board every kind of hour', async () => {
    const from = istanbulDate(app().time.now);
    const path = `/business/board?from=${from}&to=${addDays(from, 6)}`;
    const { entries } = await read<{ entries: { kind: string }[] }>('owner', path);
    const kinds = new Set(entries.map((entry) => entry.kind));
    expect(kinds).toEqual(new Set(['reservation', 'phone', 'subscription', 'closure']));
  });

  it('says on a venue’s page what it is like, how it answers and what it allows', async () => {
    const venue = await read<Record<string, unknown>>('player', '/business/VENUE');
    expect(venue).toMatchObject({ reliability: { answerMinutes: expect.any(Number) }, ratingCount: 17 });
    expect(String(venue.description).length).toBeGreaterThan(100);
  });
});
