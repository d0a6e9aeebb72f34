import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { Arena, Person } from '../arena.ts';
import { type Attack, must, range, refused } from '../attack.ts';

const SIX = { speed: 0, shooting: 0, passing: 0, dribbling: 0, defense: 0, physical: 0 };
const day = (n: number) => addDays(istanbulDate(Date.now()), n);

const newsOf = async ({ call }: Arena, { token }: Person) =>
  (await call('get', '/api/notifications?limit=50', { token })).body as { kind: string }[];

/** Players against players. */
export const community: Attack[] = [
  {
    name: 'H3',
    about: 'matches and ratings without the other one’s consent',
    aim: async (arena) => {
      const { call, player } = arena;
      const victim = await player();
      const card = async () => (await call('get', `/api/users/${victim.id}`, { token: victim.token })).body;
      const before = JSON.stringify((await card()).fifaStats);
      const attackers = await Promise.all(range(8).map(() => player()));
      return {
        strike: async (nth) => {
          const { id = '', token = '' } = attackers[nth] ?? {};
          const ad = { type: 'findPlayer', location: { city: 'Muş' }, positionNeeded: 'Bek' };
          const { body } = await call('post', '/api/requests', { token, json: ad });
          const hello = { receiverId: victim.id, receiverModel: 'User', content: 'Selam' };
          await call('post', '/api/messages/send', { token, json: hello });
          const at = { matchDate: day(0), hour: '00:00', matchLocation: 'Saha' };
          const json = { requestId: body.request?.id, userA: id, userB: victim.id, ...at };
          const past = await call('post', '/api/matches', { token, json });
          must(past.status >= 400, 'a match that has begun was made');
          const made = await call('post', '/api/matches', { token, json: { ...json, matchDate: day(1) } });
          if (made.status >= 300) return;
          must(made.body.match.status === 'proposed', 'a match holds that nobody accepted');
          const rating = { raterId: id, rateeId: victim.id, ratings: SIX };
          const matchId = made.body.match.id;
          refused(await call('patch', `/api/matches/${matchId}/rate`, { token, json: rating }), 403, 409);
          const accept = { token, json: { version: 1 } };
          refused(await call('post', `/api/matches/${matchId}/accept`, accept), 403, 404, 409);
        },
        after: async () => must(JSON.stringify((await card()).fifaStats) === before, 'the card has changed'),
      };
    },
  },
  {
    name: 'H6',
    about: 'messages over many sockets of one account',
    aim: async (arena) => {
      const { url, call, player, venue } = arena;
      const [from, to, business] = [await player(), await player(), await venue()];
      const sent = new Set<string>();
      return {
        strike: async (nth) => {
          const acks = await flood(url, from, to, nth);
          for (const id of acks) sent.add(id);
          const json = { receiverId: to.id, receiverModel: 'User', content: 'Gelin' };
          const answer = await call('post', '/api/messages/send-business', { token: business.token, json });
          refused(answer, 'venue_cannot_write', 429);
        },
        after: async () => must(sent.size <= 130, `${sent.size} messages were stored within a minute`),
      };
    },
  },
  {
    name: 'M2',
    about: 'the same news to somebody again and again',
    aim: async (arena) => {
      const { call, player } = arena;
      const victim = await player();
      const attackers = await Promise.all(range(8).map(() => player()));
      return {
        strike: async (nth) => {
          const { token = '' } = attackers[nth] ?? {};
          for (const _ of range(20)) {
            const { body } = await call('post', '/api/friends/add', {
              token,
              json: { receiverId: victim.id },
            });
            const id = body?.friendship?.id ?? body?.friendship?.requestId;
            if (id) await call('post', `/api/friends/withdraw/${id}`, { token });
          }
        },
        after: async () => {
          const news = (await newsOf(arena, victim)).filter(({ kind }) => kind === 'friend_request').length;
          must(news <= 8 * 2, `${news} notifications of eight people's requests`);
        },
      };
    },
  },
  {
    name: 'M10',
    about: 'a page full of one player’s challenges and tournaments',
    aim: async ({ call, player }) => {
      const { token } = await player();
      const made = { challenges: 0, tournaments: 0 };
      const one = async (kind: keyof typeof made, json: object) => {
        const answer = await call('post', `/api/${kind}/create`, { token, json });
        if (answer.status < 300) made[kind]++;
        else refused(answer, 409, 429);
      };
      return {
        strike: async () => {
          for (const n of range(8)) {
            await one('challenges', { type: 'rakip-bul', details: `Maç ${n}`, contactInfo: '0532' });
            const cup = { name: `Kupa ${n}`, date: day(20), location: { city: 'Muş' }, fee: 0 };
            if (n < 4) await one('tournaments', cup);
          }
        },
        after: async () =>
          must(made.challenges <= 3 && made.tournaments <= 3, `it made ${JSON.stringify(made)}`),
      };
    },
  },
];

/** Sends thirty messages as fast as one connection can; returns the ids of the stored ones. */
function flood(url: string, from: Person, to: Person, nth: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    const ids: string[] = [];
    let answered = 0;
    const say = (event: string, data: unknown) => socket.send(JSON.stringify({ event, data }));
    const end = () => {
      socket.close();
      resolve(ids);
    };
    const timer = setTimeout(end, 10_000);
    socket.onclose = () => {
      clearTimeout(timer);
      resolve(ids);
    };
    socket.onerror = () => reject(new Error('the socket was refused'));
    socket.onopen = () => say('join', { userId: from.id, token: from.token });
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data));
      if (frame.event === 'joined') {
        for (const n of range(30)) {
          say('sendMessage', {
            ...{
              senderId: from.id,
              receiverId: to.id,
              content: `Selam ${nth} ${n}`,
              clientId: `${nth}-${n}`,
            },
          });
        }
      }
      if (frame.event === 'messageSent') ids.push(frame.data._id ?? frame.data.id);
      if (frame.event === 'messageSent' || frame.event === 'error') answered++;
      if (answered >= 30) end();
    };
  });
}
