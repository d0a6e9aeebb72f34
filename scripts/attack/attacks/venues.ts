import { addDays, istanbulDate } from 'mf-shared/schedule';
import { PITCH } from '../../../api/test/forms.ts';
import type { Arena, Person } from '../arena.ts';
import { type Attack, must, range, refused } from '../attack.ts';

const MB = 1024 * 1024;
const SLOTS = ['18:00-19:00', '19:00-20:00', '20:00-21:00', '21:00-22:00', '22:00-23:00'];
const day = (n: number) => addDays(istanbulDate(Date.now()), n);
const pitches = (count: number) => range(count).map((n) => ({ ...PITCH, name: `Saha ${n + 1}` }));

/** Invites somebody and accepts the invitation; returns the id and a token. */
async function staffOf({ call, captcha }: Arena, owner: Person, role: 'manager' | 'staff') {
  const email = `${crypto.randomUUID()}@ekip.test`;
  const password = 'Kale-Arkasi-53';
  const json = { name: 'Can Usta', email, role };
  const invited = await call('post', '/api/business/staff', { token: owner.token, json });
  const code = new URL(invited.body.inviteUrl, 'http://x').searchParams.get('code');
  await call('post', '/api/staff/invitation', { json: { code, password } });
  const login = { email, password, recaptchaToken: await captcha() };
  const { body } = await call('post', '/api/business/login', { json: login });
  must(body.token, 'the staff cannot log in');
  return { id: String(invited.body.member.id), token: String(body.token) };
}

/** Players against venues, and venues against the server. */
export const venues: Attack[] = [
  {
    name: 'H2',
    about: 'one player holds all hours',
    aim: async ({ call, player, venue }) => {
      const [{ token, email }, ...places] = [await player(), await venue(), await venue()];
      const held: { startsAt: number }[] = [];
      return {
        strike: async (nth) => {
          for (const [n, timeSlot] of SLOTS.entries()) {
            const businessId = places[n % places.length]?.id;
            const json = {
              userEmail: email,
              businessId,
              fieldName: 'Saha 1',
              timeSlot,
              date: day(2 + nth * 3),
            };
            const answer = await call('post', '/api/reservations/create', { token, json });
            if (answer.status < 300) held.push(answer.body.reservation);
            else refused(answer, 409, 403, 429);
          }
        },
        after: async () => must(held.length <= 6, `${held.length} hours are held by one player`),
      };
    },
  },
  {
    name: 'M1',
    about: 'the calendar of a venue in the hands of somebody it dismissed',
    aim: async (arena) => {
      const { call, venue } = arena;
      const owner = await venue();
      const members = await Promise.all(range(8).map(() => staffOf(arena, owner, 'manager')));
      return {
        strike: async (nth) => {
          const member = members[nth] ?? { id: '', token: '' };
          const { body } = await call('get', '/api/calendar/business-feed', { token: member.token });
          const path = new URL(body.url, 'http://x').pathname;
          must((await call('get', path)).status === 200, 'the calendar does not answer');
          await call('delete', `/api/business/staff/${member.id}`, { token: owner.token });
          refused(await call('get', path), 404, 410);
          refused(await call('get', '/api/business/board', { token: member.token }), 401);
        },
      };
    },
  },
  {
    name: 'M2b',
    about: 'a venue that is told of each of twenty requests taken back',
    aim: async ({ call, player, venue }) => {
      const business = await venue();
      const players = await Promise.all(range(8).map(() => player()));
      return {
        strike: async (nth) => {
          const { email = '', token = '' } = players[nth] ?? {};
          const at = {
            businessId: business.id,
            fieldName: 'Saha 1',
            timeSlot: '20:00-21:00',
            date: day(2 + nth),
          };
          for (const _ of range(20)) {
            const asked = await call('post', '/api/reservations/create', {
              token,
              json: { userEmail: email, ...at },
            });
            if (asked.status >= 300) return refused(asked, 409, 429);
            await call('post', `/api/reservations/${asked.body.reservation.id}/cancel`, { token });
          }
        },
        after: async () => {
          for (const { id } of players) {
            const path = `/api/messages/history-business/${id}?limit=100`;
            const { body } = await call('get', path, { token: business.token });
            const count = (body.messages ?? body).length;
            must(count <= 10, `${count} messages of one player who changed their mind`);
          }
        },
      };
    },
  },
  {
    name: 'M6',
    about: 'closing and closing again every hour of twelve pitches, by day staff',
    aim: async (arena) => {
      const { call, venue, isShort } = arena;
      const owner = await venue(pitches(isShort ? 4 : 12));
      const staff = await staffOf(arena, owner, 'staff');
      const { body } = await call('get', '/api/profile/business', { token: owner.token });
      const fieldIds = body.fields.map(({ id }: { id: string }) => id);
      const json = {
        fieldIds,
        from: day(2),
        to: day(isShort ? 10 : 34),
        reason: 'maintenance',
        skipTaken: true,
      };
      return {
        strike: async () => {
          const answer = await call('post', '/api/business/closures', { token: staff.token, json });
          must(answer.status < 500 || answer.status === 503, `${answer.status} ${answer.text.slice(0, 160)}`);
          must(answer.text.length < MB, `an answer of ${Math.round(answer.text.length / 1024)} KB`);
        },
      };
    },
  },
  {
    name: 'M9',
    about: 'a rank made of reviews by new accounts',
    aim: async ({ call, player, venue }) => {
      const business = await venue();
      const reviewers = await Promise.all(range(8).map(() => player({ proved: false })));
      return {
        strike: async (nth) => {
          const { token = '' } = reviewers[nth] ?? {};
          const json = { rating: 5, comment: 'Harika' };
          await call('post', `/api/business/${business.id}/ratings`, { token, json });
        },
        after: async () => {
          const { body } = await call('get', '/api/business/ranking/own', { token: business.token });
          must(body.rank === null, `eight strangers made rank ${body.rank}`);
        },
      };
    },
  },
];
