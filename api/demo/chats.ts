import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import type { ConversationRow } from '../src/db/schema/conversations.ts';
import type { FriendshipRow } from '../src/db/schema/friendships.ts';
import type { MatchRow } from '../src/db/schema/matches.ts';
import type { MessageRow } from '../src/db/schema/messages.ts';
import { pairKey } from '../src/domains/messages/queries.ts';
import { noticeText } from '../src/domains/reservations/notices.ts';
import type { Random } from './base/random.ts';
import { CHATS, type Script } from './data/chats.ts';
import { about } from './fates.ts';
import type { DemoPlayer, DemoReservation, DemoVenue } from './plan.ts';

type Party = { model: 'User' | 'Business'; id: string };
type Said = { from: Party; to: Party; text: string; at: number; unread: boolean };
type Base = { now: number; random: Random };
type Known = { player: DemoPlayer; venue: DemoVenue; users: readonly DemoPlayer[] };
/** The events and people that the messages are about. */
type Happened = {
  reservations: readonly DemoReservation[];
  friendships: readonly FriendshipRow[];
  matches: readonly MatchRow[];
};
export type Chats = { messages: MessageRow[]; conversations: ConversationRow[] };

/** For how many days back the chats of the known player and the known venue contain answers. */
const PLAYER_DAYS = 40;
const VENUE_DAYS = 2;

/**
 * Conversations of the known player and the known venue, with the messages about their hours, and the unread counts.
 */
export function demoChats(base: Base, known: Known, made: Happened): Chats {
  const said = [...notices(base, known, made.reservations), ...talks(base, known, made)];
  const pairs = Map.groupBy(said, ({ from, to }) => pairKey(from.id, to.id));
  const written = [...pairs].map(([key, lines]) => write(base, key, lines));
  return {
    messages: written.flatMap((talk) => talk.messages),
    conversations: written.flatMap((talk) => talk.conversations),
  };
}

const userParty = (id: string): Party => ({ model: 'User', id });
const venueParty = (id: string): Party => ({ model: 'Business', id });

function talks({ now, random }: Base, known: Known, { friendships, matches }: Happened): Said[] {
  const me = userParty(known.player.id);
  const business = venueParty(known.venue.row.id);
  const friends = friendships
    .filter((row) => row.status === 'accepted' && [row.user_a, row.user_b].includes(me.id))
    .map((row) => (row.user_a === me.id ? row.user_b : row.user_a));
  const next = matches.find((row) => row.user_a === me.id && row.starts_at > now);
  const locals = known.users.filter(({ id, city }) => city === known.player.city && id !== me.id);
  const said = (a: Party, b: Party, script: Script) => speak(a, b, script, { now, random });
  return [
    ...said(me, business, CHATS.booking),
    ...CHATS.friends.flatMap((script, i) => said(me, userParty(friends[i] ?? me.id), script)),
    ...(next ? said(me, userParty(next.user_b), CHATS.opponent) : []),
    ...CHATS.requests.flatMap((script, i) => said(userParty(locals[10 + i]?.id ?? me.id), business, script)),
  ];
}

/** A script's lines a few minutes apart; the last one in the hour before `hoursAgo`. */
function speak(a: Party, b: Party, { lines, hoursAgo, unread }: Script, { now, random }: Base): Said[] {
  const lastAt = about(random, now - hoursAgo * HOUR_MS);
  const gaps = lines.map(() => random.int(1, 7));
  const left = (i: number) => gaps.slice(i + 1).reduce((sum, gap) => sum + gap, 0);
  return lines.map(({ by, text }, i) => ({
    ...(by === 'a' ? { from: a, to: b } : { from: b, to: a }),
    text,
    at: lastAt - left(i) * MINUTE_MS,
    unread: i >= lines.length - unread,
  }));
}

/** The messages that an answer sends to the player and a cancellation sends to the venue. */
function notices({ now }: Base, { player, venue }: Known, reservations: readonly DemoReservation[]): Said[] {
  return reservations.flatMap((row): Said[] => {
    const own = row.user_id === player.id;
    const days = own ? PLAYER_DAYS : row.venue_id === venue.row.id ? VENUE_DAYS : 0;
    const at = row.decided_at;
    if (at === null || at < now - days * DAY_MS || at === row.created_at) return [];
    const [there, here] = [venueParty(row.venue_id), userParty(row.user_id)];
    if (row.status === 'approved' || row.status === 'rejected')
      return [
        { from: there, to: here, text: noticeText(row, row.status), at, unread: own && at > now - DAY_MS },
      ];
    if (row.end_reason === 'player')
      return [{ from: here, to: there, text: noticeText(row, 'cancelled'), at, unread: false }];
    return [];
  });
}

function write({ now, random }: Base, pair: string, lines: readonly Said[]): Chats {
  const messages = lines
    .toSorted((a, b) => a.at - b.at)
    .map(
      ({ from, to, text, at, unread }): MessageRow => ({
        id: random.idAt(at),
        pair_key: pair,
        sender_model: from.model,
        sender_id: from.id,
        receiver_model: to.model,
        receiver_id: to.id,
        content: text,
        client_id: null,
        created_at: at,
        read_at: unread ? null : Math.min(now, at + 90_000),
      }),
    );
  const [first] = lines;
  if (!first) return { messages, conversations: [] };
  const { from, to } = first;
  return { messages, conversations: [view(from, to, messages), view(to, from, messages)] };
}

/** One side's row of the conversation. */
function view(owner: Party, partner: Party, messages: readonly MessageRow[]): ConversationRow {
  const last = messages.at(-1);
  return {
    owner_model: owner.model,
    owner_id: owner.id,
    partner_model: partner.model,
    partner_id: partner.id,
    last_message: last?.content ?? '',
    last_at: last?.created_at ?? 0,
    unread: messages.filter((row) => row.receiver_id === owner.id && row.read_at === null).length,
  };
}
