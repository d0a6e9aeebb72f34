import type { Call } from 'mf-shared/contracts/call';
import { beforeAll, expect, it } from 'vitest';
import { FRIDAY } from './booking.ts';
import { calls } from './calls.ts';
import { placed } from './community.ts';
import { createUser, createVenue, type TestUser } from './factories.ts';
import { onBothEngines, type TestApp } from './harness.ts';
import { captains, SIX } from './matches.ts';
import { quickHash } from './passwords.ts';
import { tokenFor } from './tokens.ts';

/** Values that none of our forms sends, in place of others. */
const WILD: unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    1e300,
    2 ** 53,
    '',
    ' ',
    '👨‍👩‍👧',
    '\ud83d',
    'a\u0000b',
    '<img src=x onerror=alert(1)>',
    "' or 1=1 --",
  ],
  ...['%', '\\', 'İ', '2026-02-29', '2099-12-31', '23:00-00:00', '00:00', 'x'.repeat(20_000)],
  ...[[], [[]], {}, { length: -1 }, [null], ['\ud800'], { toString: 1 }],
];
const CURSORS = [
  ...[
    [1.5, 'a'],
    [1e300, 'a'],
    [-1, ''],
    [2 ** 53 - 1, 'a'],
    ['a'],
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['\ud800', 'b'],
  ],
  ...[
    [1.5, 1.5, 'a'],
    [1, 1.5, 'a'],
    [2 ** 53 - 1, 2 ** 53 - 1, 'a'],
    [1, 'a', 1.5],
    [1, 'a', 2 ** 53 - 1],
    [],
    null,
  ],
].map((values) => Buffer.from(JSON.stringify(values)).toString('base64url'));

/** Words that no message to a person contains: names of types, and the English and clumsy words around them. */
const JARGON =
  /\b(string|number|bigint|int|nan|boolean|array|tuple|object|record|undefined|null|invalid|input|expected|received|required|instanceof|regex|beklenen|alınan)\b|\/\^|[<>]=/i;

type Shape = Record<string, unknown>;
type Refusal = { message?: string; fields?: Record<string, string> };
type Accounts = {
  tokens: Record<string, string | undefined>;
  bodies: Record<string, Shape[]>;
  anybody: TestUser;
};

/** Names of the inputs of one kind. */
function namesOf(schema: unknown): string[] {
  const shape = (schema as { def?: { shape?: Shape } } | undefined)?.def?.shape;
  return Object.keys(shape ?? {});
}

/** The texts of an answer that a person could not read. */
const unreadable = (body: Refusal): string[] =>
  [body.message ?? '', ...Object.values(body.fields ?? {})].filter((text) => JARGON.test(text));

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const wellFormed = (value: unknown) => encodeURIComponent(asText(value).toWellFormed().slice(0, 2000));

/** The call with each input wild in turn, then with a wild body. */
function* wildCalls(call: Call, body: Shape): Generator<{ path: string; json?: unknown }> {
  const path = `/api${call.path.replace(/:\w+/g, 'a')}`;
  const json = call.body ? body : undefined;
  for (const value of WILD) {
    if (call.path.includes(':')) yield { path: `/api${call.path.replace(/:\w+/g, wellFormed(value))}`, json };
    for (const name of namesOf(call.query)) yield { path: `${path}?${name}=${wellFormed(value)}`, json };
    for (const name of new Set([...Object.keys(body), ...namesOf(call.body)])) {
      yield { path, json: { ...body, [name]: value } };
    }
    if (call.body) yield { path, json: value };
  }
  if (!namesOf(call.query).includes('cursor')) return;
  for (const cursor of CURSORS) yield { path: `${path}?city=Mu%C5%9F&type=findTeam&cursor=${cursor}` };
}

/** A player, a venue and an admin, with bodies that they may send. */
async function accounts(app: TestApp): Promise<Accounts> {
  const { a, b, own, json: match } = await captains(app);
  const venue = await createVenue(app);
  const anybody = await createUser(app);
  const password = { password_hash: await quickHash('Topla-2026!') };
  await app.db.q.updateTable('users').set(password).execute();
  await app.db.q.updateTable('venues').set(password).execute();
  const admin = await createUser(app, { role: 'admin' });
  const hour = { businessId: venue.id, date: FRIDAY, timeSlot: '21:00-22:00', fieldName: 'Saha 1' };
  const location = { city: 'Muş' };
  const players = placed(own.players.map((one) => one.player));
  const profile = {
    fullName: 'Ali Can',
    email: a.email,
    position: 'Bek',
    phone: '',
    teams: [],
    fifaStats: SIX,
  };
  const field = {
    name: 'Saha 1',
    capacity: "7'e 7",
    price: 900,
    workingHours: [{ start: '18:00', end: '20:00' }],
  };
  const fields = [{ ...field, id: venue.pitches[0]?.id }];
  const bodies: Record<string, Shape[]> = {
    'put /profile/user/update': [profile],
    'post /friends/add': [{ receiverId: b.id }],
    'post /lineups': [{ name: 'Gece', players }],
    'post /requests': [
      { type: 'findOpponent', location, lineupId: own.id, teamSize: 5, description: 'a' },
      { type: 'findPlayer', location, positionNeeded: 'Bek' },
      { type: 'findTeam', location, position: 'Kaleci' },
    ],
    'post /matches': [match],
    'patch /matches/:matchId': [{ version: 1, ...match }],
    'post /matches/:matchId/accept': [{ version: 1 }],
    'post /matches/:matchId/refuse': [{ version: 1 }],
    'post /matches/:matchId/answer': [{ answer: 'in' }],
    'patch /matches/:matchId/rate': [{ raterId: a.id, rateeId: b.id, ratings: SIX }],
    'post /messages/send': [{ receiverId: b.id, receiverModel: 'User', content: 'Selam', clientId: 'k' }],
    'post /messages/send-business': [{ receiverId: b.id, receiverModel: 'User', content: 'Selam' }],
    'post /account/second-factor': [{ ticket: 'x', code: '123456' }],
    'post /account/totp': [{ password: 'Topla-2026!' }],
    'post /account/passkeys/options': [{ password: 'Topla-2026!' }],
    'post /account/passkeys': [{ name: 'Telefon', response: { id: 'x' } }],
    'post /account/totp/confirm': [{ code: '123456' }],
    'post /account/recovery-codes': [{ password: 'Topla-2026!', passkey: { id: 'x' } }],
    'post /tournaments/create': [
      { name: 'Kupa', date: FRIDAY, location: { city: 'Muş', coordinates: [41, 39] }, fee: 5, capacity: 8 },
    ],
    'put /tournaments/:id': [
      { name: 'Kupa', date: FRIDAY, location: { city: 'Muş' }, fee: 5, capacity: 8, version: 1 },
    ],
    'post /challenges/create': [{ type: 'rakip-bul', details: 'Maç', contactInfo: '0532' }],
    'post /reservations/create': [{ ...hour, userEmail: a.email, price: 1200 }],
    'post /reservations/move': [{ ...hour, reservationId: 'a' }],
    'post /subscription/request': [{ ...hour, dayOfWeek: 'Salı' }],
    'post /subscription/:id/pause': [{ from: FRIDAY, until: FRIDAY }],
    'post /waiting-list': [hour],
    'post /business/:id/ratings': [{ rating: 5, comment: 'İyi' }],
    'put /business/update': [{ businessName: 'Çınar', fields, description: '' }],
  };
  return {
    tokens: {
      user: a.token,
      member: a.token,
      anyMember: a.token,
      admin: admin.token,
      anyone: undefined,
      business: venue.token,
    },
    bodies,
    anybody,
  };
}

const tried = calls.filter((call) => call.encoding !== 'form');

onBothEngines('whatever is sent', (app) => {
  let known: Accounts;
  beforeAll(async () => {
    known = await accounts(app());
  });

  it.each(tried.map((one) => [`${one.method} ${one.path}`, one] as const))(
    '%s fails in no unexpected way, and says why in Turkish',
    async (name, row) => {
      const { method, access } = row;
      // Some of these calls end their own session.
      const ofAnybody = access === 'signedIn' || access === 'enrolling';
      const token = ofAnybody
        ? await tokenFor(app(), known.anybody, 'user')
        : access in known.tokens
          ? known.tokens[access]
          : known.tokens.business;
      const failed: unknown[] = [];
      const unread = new Set<string>();
      for (const body of known.bodies[name] ?? [{}]) {
        await Promise.all(
          [...wildCalls(row, body)].map(async ({ path, json }) => {
            const { status, body } = await app().call<Refusal>(method, path, {
              ...(token ? { token } : {}),
              json,
            });
            if (status >= 500) failed.push({ status, path, json });
            if (status >= 400) for (const text of unreadable(body)) unread.add(text);
          }),
        );
      }
      expect(failed).toEqual([]);
      expect([...unread]).toEqual([]);
    },
  );
});
