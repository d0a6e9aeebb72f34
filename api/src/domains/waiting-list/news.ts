import { MAX_WEEKLY_SLOTS } from 'mf-shared/contracts/reservations';
import { formatSlot } from 'mf-shared/format';
import { MINUTE_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { WaitingEntryRow } from '../../db/schema/waiting-entries.ts';
import { notify } from '../notifications/index.ts';
import { lineOf } from './queries.ts';
import { toNews } from './view.ts';

/** The page where players see their lines. */
const LINK = '/my-reservations';

type Named = WaitingEntryRow & { field_name: string; venue_name: string };

/**
 * Tells everybody in the line of an entry's hour, the entry's player and the venue, after the commit, that it moved.
 */
export async function tellLine(tx: Tx, ctx: AppContext, entry: WaitingEntryRow): Promise<void> {
  const concerned = new Set([...(await lineOf(tx.q, entry)), entry.user_id, entry.venue_id]);
  const data = toNews(entry);
  tx.afterCommit(() => {
    for (const id of concerned) ctx.bus.publish(`actor:${id}`, { event: 'waitingChanged', data });
  });
}

/** Tells, after the commit, the players of ended lines, and the venue: once for each line. */
export function tellOver(tx: Tx, ctx: AppContext, entries: readonly WaitingEntryRow[]): void {
  const lines = Map.groupBy(entries, ({ pitch_id, starts_at }) => `${pitch_id} ${starts_at}`);
  for (const line of lines.values()) {
    for (const entry of line) {
      tx.afterCommit(() =>
        ctx.bus.publish(`actor:${entry.user_id}`, { event: 'waitingChanged', data: toNews(entry) }),
      );
    }
    const [first] = line;
    if (!first) continue;
    tx.afterCommit(() =>
      ctx.bus.publish(`actor:${first.venue_id}`, { event: 'waitingChanged', data: toNews(first) }),
    );
  }
}

/** Tells a player that the hour is offered to them until `until` (ms). */
export const tellOffered = (tx: Tx, ctx: AppContext, entry: Named, until: number): Promise<void> => {
  const minutes = Math.max(1, Math.floor((until - ctx.clock()) / MINUTE_MS));
  return tell(
    tx,
    ctx,
    entry,
    'waiting_offer',
    ` saati boşaldı. ${minutes} dakika boyunca sizin için ayrıldı.`,
  );
};

/** Tells a player that the offer passed to the next in line. */
export const tellMissed = (tx: Tx, ctx: AppContext, entry: Named): Promise<void> =>
  tell(tx, ctx, entry, 'waiting_ended', ': size ayrılan süre doldu.');

/** Tells a player that the venue no longer offers the hour. */
export const tellGone = (tx: Tx, ctx: AppContext, entry: Named): Promise<void> =>
  tell(tx, ctx, entry, 'waiting_ended', ' saati artık sunulmuyor; bekleme listesinden çıkarıldınız.');

/** The key under which a player is told once that an hour went past them. */
export const passedKey = ({ id }: Pick<WaitingEntryRow, 'id'>): string => `passed:${id}`;

const PASSED = {
  weekly_limit: `o hafta bu sahada zaten ${MAX_WEEKLY_SLOTS} saatiniz olduğu için`,
  hours_overlap: 'o saatte başka bir maçınız olduğu için',
};

/**
 * Tells a player, once for each place in a line, that the hour came free while they could not have it. They keep the
 * place, and learn the reason.
 */
export async function tellPassed(
  tx: Tx,
  ctx: AppContext,
  entry: Named,
  why: keyof typeof PASSED,
): Promise<void> {
  const text = `${nameOf(entry)} saati boşaldı, ancak ${PASSED[why]} size ayrılamadı; sıradaki yeriniz duruyor.`;
  await notify(tx, ctx, {
    to: { model: 'User', id: entry.user_id },
    kind: 'waiting_passed',
    text: `${entry.venue_name}, ${text}`,
    link: LINK,
    once: passedKey(entry),
  });
}

async function tell(
  tx: Tx,
  ctx: AppContext,
  entry: Named,
  kind: 'waiting_offer' | 'waiting_ended',
  text: string,
): Promise<void> {
  const to = { model: 'User', id: entry.user_id } as const;
  const content = `${nameOf(entry)}${text}`;
  await notify(tx, ctx, {
    ...{ to, kind, text: `${entry.venue_name}, ${content}`, link: LINK },
    asks: kind === 'waiting_offer' ? entry.id : undefined,
    // An entry gets one offer and ends once.
    fact: { subject: `waiting:${entry.id}`, is: kind },
    chat: { from: { model: 'Business', id: entry.venue_id }, text: content },
  });
}

/** `Saha 1, 20 Kasım Cuma, 21:00-22:00` */
const nameOf = (entry: Named): string =>
  `${entry.field_name}, ${formatSlot({ date: entry.date, timeSlot: entry.time_slot, startsAt: entry.starts_at })}`;
