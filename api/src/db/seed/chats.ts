import { formatSlot } from 'mf-shared/format';
import { pairKey } from '../../domains/messages/queries.ts';
import type { ConversationRow, MessageRow, ReservationRow, UserRow } from '../schema.ts';
import { CHATS, type Line } from './data/chats.ts';
import { type DemoVenue, HOUR } from './plan.ts';
import type { Random } from './random.ts';

type Party = { model: 'User' | 'Business'; id: string };
/** `unread` of the last lines wait at the side they were written to. */
type Talk = { a: Party; b: Party; lines: readonly Line[]; lastAt: number; unread: number };
type Base = { now: number; random: Random };
export type Chats = { messages: MessageRow[]; conversations: ConversationRow[] };

/** Conversations of the known player and the known business, with what is still unread. */
export function demoChats(
  base: Base,
  venue: DemoVenue,
  [player, ...others]: readonly UserRow[],
  reservations: readonly ReservationRow[],
): Chats {
  if (!player) throw new Error('The known player comes first.');
  const known: Party = { model: 'User', id: player.id };
  const business: Party = { model: 'Business', id: venue.row.id };
  const next = reservations.find(
    (row) => row.user_id === player.id && row.status === 'approved' && row.starts_at > base.now,
  );
  const locals = others.filter((other) => other.city === player.city);
  const partner = (i: number): Party => ({ model: 'User', id: locals[i]?.id ?? player.id });
  const { booking, friends, requests } = CHATS;
  const talks: Talk[] = [
    { a: known, b: business, lines: [...booking, ...approval(next)], lastAt: base.now - 2 * HOUR, unread: 1 },
    ...friends.map(({ lines, unread }, i) => ({
      a: known,
      b: partner(i),
      lines,
      lastAt: base.now - (i + 1) * 5 * HOUR,
      unread,
    })),
    ...requests.map(({ lines, unread }, i) => ({
      a: partner(10 + i),
      b: business,
      lines,
      lastAt: base.now - (i * 3 + 0.5) * HOUR,
      unread,
    })),
  ];
  const written = talks.map((talk) => write(base, talk));
  return {
    messages: written.flatMap((talk) => talk.messages),
    conversations: written.flatMap((talk) => talk.conversations),
  };
}

/** What the business's approval of an hour writes to the player. */
const approval = (row: ReservationRow | undefined): Line[] => {
  if (!row) return [];
  const slot = formatSlot({ date: row.date, timeSlot: row.time_slot, startsAt: row.starts_at });
  return [{ by: 'b', text: `${slot} · ${row.field_name} rezervasyonunuz onaylandı. İyi maçlar!` }];
};

function write({ random }: Base, { a, b, lines, lastAt, unread }: Talk): Chats {
  const messages = lines.map(({ by, text }, i): MessageRow => {
    const [from, to] = by === 'a' ? [a, b] : [b, a];
    const createdAt = Math.round(lastAt - (lines.length - 1 - i) * 4 * 60_000);
    return {
      id: random.idAt(createdAt),
      pair_key: pairKey(a.id, b.id),
      sender_model: from.model,
      sender_id: from.id,
      receiver_model: to.model,
      receiver_id: to.id,
      content: text,
      client_id: null,
      created_at: createdAt,
      read_at: i >= lines.length - unread ? null : createdAt + 90_000,
    };
  });
  return { messages, conversations: [view(a, b, messages), view(b, a, messages)] };
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
