import { randomUUID } from 'node:crypto';
import { correctionForm } from '../../../api/test/corrections.ts';
import type { Answer, Arena } from '../arena.ts';
import { type Attack, must, range, refused } from '../attack.ts';

/** A token whose payload says something else, under the signature that it had. */
function forged(token: string, change: object): string {
  const [head, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
  return [head, changed, signature].join('.');
}

/** What opens with a token of its own, and no session. */
const LINKS = ['/api/business/correction/show', '/api/suspension', '/api/admin/invitation'];

/** Tries a token wherever another kind of token works. `own` is the link that it is for. */
async function tryElsewhere(call: Arena['call'], token: string, own = ''): Promise<void> {
  for (const path of LINKS.filter((one) => one !== own))
    refused(await call('post', path, { json: { token } }), 'link_invalid', 429);
  refused(await call('get', `/api/releases/trial?token=${token}`), 'link_invalid', 400, 429);
}

const asBearer = async (call: Arena['call'], token: string) => {
  for (const path of [
    '/api/profile/user',
    '/api/profile/business',
    '/api/admin/audit',
    '/api/account/sessions',
  ])
    refused(await call('get', path, { token }), 401, 429);
};

/** Addresses that lead inside, in spellings that a careless check lets pass. */
const INSIDE = [
  ...[
    'http://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
  ],
  ...[
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::]/',
    'https://0/',
  ],
  ...['https://[64:ff9b::7f00:1]/', 'https://[fd00::1]/', 'https://169.254.169.254/latest/meta-data/'],
  ...[
    'https://localhost./',
    'https://LOCALHOST/',
    'https://a.localhost/',
    'https://ⓛocalhost/',
    'https://db/',
  ],
  ...['https://１２７.0.0.1/', 'https://metadata.google.internal/', 'https://kullanici:sifre@ornek.com/'],
  ...[
    'file:///etc/passwd',
    'gopher://ornek.com/',
    'javascript:alert(1)',
    'https://',
    'https://ornek.com:99999/',
  ],
];

/** Every eighth of them, from the `nth` on. Eight strikes together try all, and each stays below the rate limit. */
const shareOf = <T>(all: readonly T[], nth: number): T[] => all.filter((_, index) => index % 8 === nth);

/** Texts that leave the folder of a release. */
const ASTRAY = [
  '..',
  '../..',
  '%2e%2e',
  '1.0.0/../..',
  '1.0.0%2f..%2f..',
  '..\\..',
  `1.0.0${'0'.repeat(5000)}`,
];

/** The admins' desk, and what works with a token instead of a session. */
export const desk: Attack[] = [
  {
    name: 'D1',
    about: 'an admin’s view of an account: writing, what is private, admins’ calls, a view of somebody else',
    aim: async ({ call, player, adminToken }) => {
      const [watched, other, admin] = [await player(), await player(), await adminToken()];
      const json = { reason: 'Rezervasyonunu göremediğini yazdı' };
      const begun = await call('post', `/api/admin/players/${watched.id}/view`, { token: admin, json });
      must(begun.status === 201, `no view: ${begun.text}`);
      const { token } = begun.body;
      return {
        strike: async () => {
          const profile = { fullName: 'Başka Biri', position: 'Bek' };
          const writes: Promise<Answer>[] = [
            call('put', '/api/profile/user/update', { token, json: profile }),
            call('post', '/api/account/sign-out', { token }),
            call('post', '/api/support', { token, json: { subject: 'other', text: 'Merhaba' } }),
            call('post', '/api/releases/reports', { token, json: [] }),
          ];
          for (const answer of await Promise.all(writes)) refused(answer, 'view_only', 429);
          for (const path of ['/api/account/export', '/api/account/sessions', '/api/support'])
            refused(await call('get', path, { token }), 'view_private', 429);
          refused(await call('get', '/api/admin/audit', { token }), 403, 429);
          for (const change of [{ id: other.id }, { role: 'admin' }, { view: undefined }, { exp: 9e9 }])
            refused(await call('get', '/api/profile/user', { token: forged(token, change) }), 401, 429);
          await tryElsewhere(call, token);
        },
        after: async () => {
          const { body } = await call('get', '/api/profile/user', { token });
          must(body.id === watched.id && body.fullName === 'Deniz Yıldız', 'the view wrote');
          await call('post', '/api/admin/view/end', { token: admin });
          refused(await call('get', '/api/profile/user', { token }), 401);
        },
      };
    },
  },
  {
    name: 'D2',
    about: 'the token of a correction: as another token, for another applicant, and twice',
    aim: async ({ call, applicant, adminToken, captcha }) => {
      const [mine, other, admin] = [await applicant(), await applicant(), await adminToken()];
      const json = { text: 'Adresi tam yazın.', parts: ['address'] };
      const ask = async ({ id }: { id: string }): Promise<string> =>
        (await call('post', `/api/admin/ask-correction/${id}`, { token: admin, json })).body.correctionId;
      const [correctionId, othersId] = [await ask(mine), await ask(other)];
      const login = { email: mine.email, password: mine.password, recaptchaToken: await captcha() };
      const token = (await call('post', '/api/business/login', { json: login })).body.about?.correctionToken;
      must(token, 'the login names no correction');
      const send = (over: object) =>
        call('post', '/api/business/correction', { body: correctionForm({ token, correctionId, ...over }) });
      let sent = 0;
      return {
        strike: async () => {
          for (const change of [{ id: other.id }, { email: other.email }, { exp: 9e9 }, { use: 'appeal' }])
            refused(await send({ token: forged(token, change) }), 'link_invalid', 429);
          refused(await send({ correctionId: othersId }), 'changed_meanwhile', 'already_decided', 429);
          await asBearer(call, token);
          await tryElsewhere(call, token, '/api/business/correction/show');
          const answer = await send({ address: 'Moda Caddesi No: 5' });
          if (answer.status === 200) sent++;
          else refused(answer, 'already_decided', 429);
        },
        after: async () => {
          must(sent === 1, `the correction was taken ${sent} times`);
          const shown = await call('get', `/api/admin/venues/${other.id}/review`, { token: admin });
          must(shown.body.state === 'correcting', 'somebody corrected another application');
        },
      };
    },
  },
  {
    name: 'D3',
    about: 'web hooks to addresses inside, and by others',
    aim: async ({ call, player, adminToken }) => {
      const [admin, stranger] = [await adminToken(), await player()];
      return {
        strike: async (nth) => {
          for (const url of shareOf(INSIDE, nth))
            refused(await call('post', '/api/admin/web-hooks', { token: admin, json: { url } }), 400, 429);
          const json = { url: 'https://ornek.com/' };
          refused(await call('post', '/api/admin/web-hooks', { token: stranger.token, json }), 403, 429);
        },
        after: async () => {
          const { body } = await call('get', '/api/admin/web-hooks', { token: admin });
          must(body.length === 0, `${body.map(({ url }: { url: string }) => url)} was added`);
        },
      };
    },
  },
  {
    name: 'D4',
    about: 'tester’s links that nobody made, and releases outside of the store',
    aim: async ({ call, player, adminToken }) => {
      const [own, admin] = [await player(), await adminToken()];
      const claims = Buffer.from(JSON.stringify({ name: 'player', version: '1.0.0', exp: 9e9 }));
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims.toString('base64url')}.`;
      const act = (name: string, verb: string, version: string) =>
        call('post', `/api/admin/releases/${encodeURIComponent(name)}/${verb}`, {
          ...{ token: admin, json: { version, counter: 0, share: 1 } },
        });
      return {
        strike: async (nth) => {
          for (const token of [own.token, admin, unsigned, 'a.b.c', forged(own.token, { name: 'player' })])
            refused(await call('get', `/api/releases/trial?token=${token}`), 'link_invalid', 400, 429);
          for (const text of shareOf(ASTRAY, nth))
            for (const verb of ['trial-link', 'roll-out']) {
              refused(await act('player', verb, text), 400, 429);
              refused(await act(text, verb, '1.0.0'), 404, 409, 429);
            }
        },
      };
    },
  },
  {
    name: 'D5',
    about: 'an invitation of an admin: guessed, accepted twice, as another token',
    aim: async ({ call, adminToken }) => {
      const email = `${randomUUID()}@yonetici.test`;
      const json = { email, role: 'support' };
      const made = await call('post', '/api/admin/admin-invitations', { token: await adminToken(), json });
      const token = /token=(.+)$/.exec(made.body.inviteUrl ?? '')?.[1] ?? '';
      must(token, `no invitation: ${made.text}`);
      let joined = 0;
      return {
        strike: async (nth) => {
          for (const guess of [
            ...range(5).map(() => randomUUID()),
            made.body.invitation.id,
            `${token} `,
            '%',
          ])
            refused(
              await call('post', '/api/admin/invitation', { json: { token: guess } }),
              'link_invalid',
              429,
            );
          await asBearer(call, token);
          const name = `Nil Aydın ${'abcdefgh'[nth]}`;
          const answer = await call('post', '/api/admin/invitation/accept', {
            json: { token, name, password: 'Yagmurlu-Aksam-19', role: 'owner', email: 'baska@yonetici.test' },
          });
          if (answer.status === 200) joined++;
          else refused(answer, 'link_invalid', 'changed_meanwhile', 'bad_credentials', 429);
        },
        after: async () => {
          must(joined === 1, `${joined} people joined by one link`);
          const { body } = await call('get', '/api/admin/admins?limit=100', { token: await adminToken() });
          const found = body.filter((one: { email: string }) => one.email.endsWith('@yonetici.test'));
          must(
            found.length === 1 && found[0].role === 'support',
            'somebody joined as another or with more rights',
          );
        },
      };
    },
  },
  {
    name: 'D6',
    about: 'reports about releases that never were',
    aim: async ({ call, adminToken }) => {
      const admin = await adminToken();
      return {
        strike: async (nth) => {
          const report = { loads: 100, failures: 100, scriptErrors: 100, poorVitals: 100, views: 100 };
          const reports = range(8).map((n) => ({ remote: 'player', version: `9.${nth}.${n}`, ...report }));
          for (const _ of range(10)) await call('post', '/api/releases/reports', { json: reports });
          const many = [...reports, ...reports];
          refused(await call('post', '/api/releases/reports', { json: many }), 400, 429);
        },
        after: async () => {
          const { body } = await call('get', '/api/admin/releases/watch', { token: admin });
          const versions = body.flatMap((one: { versions: object[] }) => one.versions);
          must(versions.length === 0, `${versions.length} unreleased versions were counted`);
        },
      };
    },
  },
];
