import type { NotificationKind } from 'mf-shared/contracts/notifications';
import { formatDate, formatMoney } from 'mf-shared/format';
import type { UserActor } from '../../auth/actor.ts';
import { nameOf } from '../../auth/name.ts';
import type { AppContext, Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notify } from '../notifications/index.ts';
import type { ListedTournament } from './queries.ts';

type Came = { kind: NotificationKind; is: string; text: (name: string) => string };

/** Tells the organizer that the caller took a place or gave it back. */
async function tellOrganizer(
  tx: Tx,
  ctx: Ctx<UserActor>,
  { id, organizer_id }: ListedTournament,
  { kind, is, text }: Came,
): Promise<void> {
  if (!organizer_id || organizer_id === ctx.actor.id) return;
  await notify(tx, ctx, {
    to: { model: 'User', id: organizer_id },
    kind,
    text: text(await nameOf(tx.q, ctx.actor.id)),
    link: linkOf(id),
    about: ctx.actor.id,
    fact: { subject: `tournament:${id}:${ctx.actor.id}`, is },
  });
}

export const tellRegistered = (tx: Tx, ctx: Ctx<UserActor>, row: ListedTournament): Promise<void> =>
  tellOrganizer(tx, ctx, row, {
    kind: 'tournament_registered',
    is: 'registered',
    text: (name) => `${name}, ${row.name} turnuvanıza kaydoldu.`,
  });

export const tellLeft = (tx: Tx, ctx: Ctx<UserActor>, row: ListedTournament): Promise<void> =>
  tellOrganizer(tx, ctx, row, {
    kind: 'tournament_left',
    is: 'left',
    text: (name) => `${name}, ${row.name} turnuvanızdaki kaydını sildi.`,
  });

/** Tells players of a tournament what is now true of it, under the name that they know. */
export function tellChange(
  tx: Tx,
  ctx: Ctx<UserActor>,
  before: ListedTournament,
  now: ListedTournament,
  players: readonly string[],
): Promise<void> {
  const { date, city, lng, lat, fee } = now;
  const facts = [formatDate(date), city, fee === 0 ? 'ücretsiz' : formatMoney(fee)];
  const words = before.name === now.name ? facts : [now.name, ...facts];
  return tellPlayers(tx, ctx, before, players, {
    kind: 'tournament_changed',
    is: `changed:${date}:${city}:${lng}:${lat}:${fee}`,
    text: `${before.name} turnuvası değişti: ${words.join(', ')}.`,
  });
}

/** Tells players that their tournament was cancelled. */
export const tellCancelled = (
  tx: Tx,
  ctx: AppContext,
  row: ListedTournament,
  players: readonly string[],
): Promise<void> =>
  tellPlayers(tx, ctx, row, players, {
    kind: 'tournament_cancelled',
    is: 'cancelled',
    text: `${row.name} turnuvası iptal edildi: ${formatDate(row.date)}, ${row.city}.`,
  });

/** Tells everybody in a tournament, its organizer too, that an admin cancelled it, and why. */
export async function tellCancelledByDesk(
  tx: Tx,
  ctx: AppContext,
  row: ListedTournament,
  { players, reason }: { players: readonly string[]; reason: string },
): Promise<void> {
  const { id, organizer_id, name, date, city } = row;
  const text = `${name} turnuvası destek ekibimiz tarafından iptal edildi: ${formatDate(date)}, ${city}. Gerekçe: “${reason}”`;
  const people = new Set([...(organizer_id ? [organizer_id] : []), ...players]);
  for (const person of [...people].toSorted()) {
    const to = { model: 'User', id: person } as const;
    const fact = { subject: `tournament:${id}`, is: `desk:${row.version}` };
    await notify(tx, ctx, { to, kind: 'tournament_cancelled', text, link: linkOf(id), fact });
  }
}

type News = { kind: NotificationKind; is: string; text: string };

/** Tells players that their cancelled tournament takes place after all. */
export const tellBack = (
  tx: Tx,
  ctx: AppContext,
  row: ListedTournament,
  players: readonly string[],
): Promise<void> =>
  tellPlayers(tx, ctx, row, players, {
    kind: 'tournament_changed',
    is: `back:${row.version}`,
    text: `${row.name} turnuvası yeniden yayında: ${formatDate(row.date)}, ${row.city}.`,
  });

/** All but the organizer, who made it happen or is told otherwise, in the order of ids. */
async function tellPlayers(
  tx: Tx,
  ctx: AppContext,
  { id, organizer_id }: ListedTournament,
  players: readonly string[],
  { kind, is, text }: News,
): Promise<void> {
  for (const player of players.filter((one) => one !== organizer_id).toSorted()) {
    const to = { model: 'User', id: player } as const;
    await notify(tx, ctx, { to, kind, text, link: linkOf(id), fact: { subject: `tournament:${id}`, is } });
  }
}

const linkOf = (id: string) => `/tournament/${id}`;
