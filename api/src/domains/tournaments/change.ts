import {
  TOURNAMENT_CHANGES,
  type TournamentAnswer,
  type TournamentUpdate,
} from 'mf-shared/contracts/tournaments';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { requireDay } from './create.ts';
import { holdOwnTournament } from './hold-own.ts';
import { tellChange } from './news.ts';
import type { ListedTournament } from './queries.ts';
import { showTournament } from './view.ts';

type Input = z.output<typeof TournamentUpdate>;

/**
 * Changes a tournament of the caller and tells everybody in it, unless only the number of places changed.
 * @throws what `holdOwnTournament` throws
 * @throws `changed_meanwhile` when somebody saved after `version` was read
 * @throws `tournament_changed_often`
 * @throws `validation` at `date` for a past day, at `capacity` for fewer places than players
 */
export const changeTournament = (
  ctx: Ctx<UserActor>,
  id: string,
  { version, ...input }: Input,
): Promise<TournamentAnswer> =>
  ctx.db.transact(async (tx) => {
    const { row, players, today } = await holdOwnTournament(tx, ctx, id);
    if (row.version !== version) throw new AppError('changed_meanwhile');
    requireDay(input.date, today);
    requirePlaces(input.capacity, players.length);
    const next = columnsOf(input);
    if (!differ(row, next))
      return { message: 'Değişiklik yok.', tournament: await showTournament(ctx, id, tx.q) };
    if (version > TOURNAMENT_CHANGES) throw new AppError('tournament_changed_often');
    await tx.q
      .updateTable('tournaments')
      .set({ ...next, version: version + 1 })
      .where('id', '=', id)
      .execute();
    const { capacity: _, ...known } = next;
    if (differ(row, known)) await tellChange(tx, ctx, row, { ...row, ...next }, players);
    return { message: 'Turnuva güncellendi.', tournament: await showTournament(ctx, id, tx.q) };
  });

function columnsOf({ name, date, location, fee, capacity }: Omit<Input, 'version'>) {
  const [lng, lat] = location.coordinates ?? [null, null];
  return { name, date, city: location.city, lng, lat, fee, capacity };
}

const differ = (row: ListedTournament, next: Partial<ListedTournament>) =>
  Object.entries(next).some(([name, value]) => row[name as keyof ListedTournament] !== value);

function requirePlaces(capacity: number, taken: number): void {
  if (capacity >= taken) return;
  const text = `Şimdiden ${taken} oyuncu kayıtlı; kontenjan bundan az olamaz.`;
  throw new AppError('validation', { fields: { capacity: text } });
}
