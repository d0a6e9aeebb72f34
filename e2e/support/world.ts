import { LINEUP_SLOTS } from 'mf-shared/contracts/lineups';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { Backend, Player, Venue } from './backend.ts';
import { NIGHT } from './pages.ts';

export type World = {
  me: Player;
  friend: Player;
  venue: Venue;
  city: string;
  tournamentId: string;
  match: string;
};

const SOON = addDays(istanbulDate(Date.now()), 5);
const LONG = 'Abdurrahman Şerafettin Karahasanoğulları';

/** A player with data on every screen: hours, friends, messages, lineups, an ad, a match, a tournament. */
export async function fullWorld(api: Backend, city = 'Isparta'): Promise<World> {
  const venue = await api.createVenue({ city });
  const [me, friend] = [await api.createPlayer(LONG), await api.createPlayer('Işıl Çağlayan')];
  const as = (player: Player) => (path: string, json: unknown) =>
    api.call<Record<string, { id: string }>>('POST', path, { token: player.token, json });
  const { reservation } = await api.reserve(me, venue, NIGHT, '21:00-22:00');
  const match = await matchPage(api, me, reservation.id);
  await as(me)('subscription/request', {
    ...{ businessId: venue.id, fieldName: 'Saha 1', dayOfWeek: 'Salı', timeSlot: '22:00-23:00' },
  });
  await befriend(api, me, friend);
  await as(await api.createPlayer('Umut Öğüt'))('friends/add', { receiverId: me.id });
  await as(friend)('messages/send', {
    receiverId: me.id,
    receiverModel: 'User',
    content: 'Perşembe var mısın?',
  });
  const lineups = { me: await lineup(api, me), friend: await lineup(api, friend) };
  const ad = { type: 'findOpponent', location: { city }, description: 'Perşembe 21:00, kaleciler hazır.' };
  const first = await as(me)('requests', { ...ad, lineupId: lineups.me });
  const made = await as(me)('matches', {
    ...{ requestId: first.request?.id, userA: me.id, userB: friend.id, matchDate: SOON, hour: '21:00' },
    ...{ matchLocation: 'Gölcük Halı Saha', myLineupId: lineups.me, opponentLineupId: lineups.friend },
  });
  await as(friend)(`matches/${made.match?.id}/accept`, { version: 1 });
  await as(me)('requests', { ...ad, lineupId: lineups.me });
  await as(friend)('requests', { type: 'findTeam', location: { city }, position: 'Kanat' });
  await as(await api.createPlayer('Can Er'))('requests', {
    ...{ type: 'findPlayer', location: { city }, positionNeeded: 'Ofansif Orta Saha' },
  });
  const tournament = { name: 'Göller Bölgesi Gece Kupası', date: SOON, fee: 250 };
  const announced = await as(friend)('tournaments/create', {
    ...tournament,
    location: { city, coordinates: [30.55, 37.76] },
  });
  await as(me)('tournaments/register', { tournamentId: announced.tournament?.id });
  const challenge = {
    type: 'rakip-bul',
    details: 'Cuma 21:00 rakip arıyoruz.',
    contactInfo: '0532 111 22 33',
  };
  await as(friend)('challenges/create', challenge);
  return { me, friend, venue, city, tournamentId: announced.tournament?.id ?? '', match };
}

/** The match page of a reservation, with somebody who comes and somebody who does not; answers its address. */
async function matchPage(api: Backend, { token }: Player, id: string): Promise<string> {
  const json = { kind: 'reservation', id };
  const { path } = await api.call<{ path: string }>('POST', 'rosters', { token, json });
  const answer = (name: string, secret: string, said: object) =>
    api.call('PUT', `rosters${path.replace('/mac', '')}/answer`, {
      json: { name, secret: secret.repeat(24), ...said },
    });
  await answer(LONG, 'a', { answer: 'yes', keeper: true, guests: 3 });
  await answer('Umut Öğüt', 'b', { answer: 'no' });
  return path;
}

async function befriend(api: Backend, one: Player, other: Player): Promise<void> {
  await api.call('POST', 'friends/add', { token: one.token, json: { receiverId: other.id } });
  const [link] = await api.call<{ id: string }[]>('GET', 'friends/pending', { token: other.token });
  await api.call('POST', `friends/accept/${link?.id}`, { token: other.token });
}

/** A lineup of five that includes its captain; answers its id. */
async function lineup(api: Backend, captain: Player): Promise<string> {
  const mates = await Promise.all(
    ['Ali Öz', 'Barış Kılıç', 'Can Er', 'Nil Su'].map((name) => api.createPlayer(name)),
  );
  const players = [captain, ...mates].map(({ id }, at) => {
    const { position, x, y } = LINEUP_SLOTS[at * 2] ?? { position: 'Forvet', x: 50, y: 11 };
    return { player: id, position, x, y };
  });
  const json = { name: 'Karahasanoğulları Gençlerbirliği', players };
  const answer = await api.call<{ lineup: { id: string } }>('POST', 'lineups', {
    token: captain.token,
    json,
  });
  return answer.lineup.id;
}
