import type { RosterLink, RosterSaved, RosterTerms } from 'mf-shared/contracts/rosters';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { rosterChanged, tellWatchers } from './changed.ts';
import { newCode, pathOf } from './create.ts';
import { holdOwnRoster } from './hold.ts';
import type { Seen } from './seen.ts';
import { stateOf } from './view.ts';

/** @throws `roster_closed` for a match that has begun or does not stand: it is kept as it was */
function requireComing(ctx: Ctx, { roster, booking }: Seen): void {
  if (stateOf(roster, booking, ctx.clock()) === 'over') throw new AppError('roster_closed');
}

const LATE = 'Son yanıt zamanı maçın başlangıcından sonra olamaz.';

/**
 * Changes places, note and deadline of an own roster. With fewer places the last to come are reserves; with more, the
 * first reserves have one and are told.
 * @throws `roster_not_found`, `not_yours`, `roster_closed`
 * @throws `validation` at `answersUntil` for an instant after the start
 */
export const changeRoster = (ctx: Ctx<UserActor>, code: string, terms: RosterTerms): Promise<RosterSaved> =>
  ctx.db.transact(async (tx) => {
    const held = await holdOwnRoster(tx, ctx, code);
    requireComing(ctx, held);
    const { places, note = '', answersUntil } = terms;
    if (answersUntil !== null && answersUntil > held.booking.startsAt)
      throw new AppError('validation', { message: LATE, fields: { answersUntil: LATE } });
    const change = { places, note, answers_until: answersUntil };
    await tx.q.updateTable('rosters').set(change).where('id', '=', held.roster.id).execute();
    const roster = await rosterChanged(tx, ctx, held, { ...held.roster, ...change });
    return { message: 'Maç güncellendi.', roster };
  });

/**
 * Takes an answer off an own roster.
 * @throws `roster_not_found`, `not_yours`, `roster_closed`, `not_found`
 */
export const removeRosterAnswer = (
  ctx: Ctx<UserActor>,
  { code, id }: { code: string; id: string },
): Promise<RosterSaved> =>
  ctx.db.transact(async (tx) => {
    const held = await holdOwnRoster(tx, ctx, code);
    requireComing(ctx, held);
    if (!held.answers.some((one) => one.id === id)) throw new AppError('not_found');
    await tx.q.deleteFrom('roster_answers').where('id', '=', id).execute();
    return { message: 'Listeden çıkarıldı.', roster: await rosterChanged(tx, ctx, held) };
  });

/**
 * Replaces the link of an own roster. The old one leads nowhere from then on.
 * @throws `roster_not_found`, `not_yours`
 */
export const rotateRoster = (ctx: Ctx<UserActor>, code: string): Promise<RosterLink> =>
  ctx.db.transact(async (tx) => {
    const { roster } = await holdOwnRoster(tx, ctx, code);
    const next = newCode();
    await tx.q.updateTable('rosters').set({ code: next }).where('id', '=', roster.id).execute();
    tellWatchers(tx, ctx, code);
    return { message: 'Yeni bağlantınız hazır. Eskisi artık açılmıyor.', path: pathOf(next) };
  });
