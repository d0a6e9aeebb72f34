import { MAX_ROSTER_ANSWERS, NO_ROSTER_NAME } from 'mf-shared/contracts/roster-terms';
import type { RosterAnswer, RosterReplied, RosterReply } from 'mf-shared/contracts/rosters';
import { holdPlayer } from '../../auth/hold-player.ts';
import { hashOf } from '../../auth/link-token.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { RosterAnswerRow } from '../../db/schema/rosters.ts';
import { rosterChanged } from './changed.ts';
import { holdRoster } from './hold.ts';
import type { Seen } from './seen.ts';
import { stateOf } from './view.ts';

/** Who answers: a player, or somebody with a name and a secret of their browser. */
type Who = Pick<RosterAnswerRow, 'user_id' | 'name'>;

/**
 * Says whether one comes, or changes that. The first people in the order of arrival have the places; whoever says no and
 * comes back goes to the end, and so does whoever is brought along later.
 * @throws `roster_not_found`, `roster_closed`
 * @throws `roster_crowded` beyond 250 answers
 * @throws `validation` without a name or a secret, for people without an account
 */
export const answerRoster = (ctx: Ctx, code: string, reply: RosterReply): Promise<RosterReplied> =>
  ctx.db.transact(async (tx) => {
    const who = await whoOf(tx, ctx, reply);
    const held = await holdRoster(tx, ctx, code);
    const state = stateOf(held.roster, held.booking, ctx.clock());
    if (state === 'over' || (state === 'late' && reply.answer !== 'no')) throw new AppError('roster_closed');
    const secret = reply.secret === undefined ? null : secretHash(held.roster.id, reply.secret);
    const own = ownOf(held.answers, who, secret);
    if (!own && held.answers.length >= MAX_ROSTER_ANSWERS) throw new AppError('roster_crowded');
    const row = rowOf(held, { own, who, secret, reply, now: ctx.clock() });
    if (own) await tx.q.updateTable('roster_answers').set(row).where('id', '=', own.id).execute();
    else await tx.q.insertInto('roster_answers').values(row).execute();
    const roster = await rosterChanged(tx, ctx, held);
    const mine = roster.answers.find(({ id }) => id === row.id);
    return { message: sentenceFor(mine), roster, answerId: row.id };
  });

async function whoOf(tx: Tx, ctx: Ctx, { name, secret }: RosterReply): Promise<Who> {
  const { actor } = ctx;
  if (actor?.role === 'user') {
    await holdPlayer(tx, { ...ctx, actor });
    return { user_id: actor.id, name: null };
  }
  if (name === undefined) throw missing('name', NO_ROSTER_NAME);
  if (secret === undefined) throw missing('secret', 'Sayfayı yenileyip yeniden deneyin.');
  return { user_id: null, name };
}

const missing = (field: string, message: string) =>
  new AppError('validation', { message, fields: { [field]: message } });

/** A browser has one secret for all matches; the hashes of two rosters do not show that. */
const secretHash = (rosterId: string, secret: string) => hashOf(`${rosterId} ${secret}`);

/** The own answer. Whoever answered by name and signs in then keeps that answer. */
function ownOf(answers: readonly RosterAnswerRow[], { user_id }: Who, secret: string | null) {
  const ofPlayer = user_id === null ? undefined : answers.find((one) => one.user_id === user_id);
  return ofPlayer ?? (secret === null ? undefined : answers.find((one) => one.secret_hash === secret));
}

type Replied = {
  own: RosterAnswerRow | undefined;
  who: Who;
  secret: string | null;
  reply: RosterReply;
  now: number;
};

function rowOf({ roster, answers }: Seen, { own, who, secret, reply, now }: Replied): RosterAnswerRow {
  const { answer, keeper, guests } = reply;
  const next = Math.max(0, ...answers.map(({ turn, guests_turn }) => Math.max(turn, guests_turn))) + 1;
  const stays = own?.answer === answer;
  const brought = answer === 'no' ? 0 : guests;
  return {
    ...{ id: own?.id ?? newId(), roster_id: roster.id, ...who, answer },
    secret_hash: who.user_id === null ? secret : null,
    keeper: keeper && answer !== 'no' ? 1 : 0,
    guests: brought,
    turn: stays ? own.turn : next,
    guests_turn: stays && brought <= own.guests ? own.guests_turn : next + 1,
    created_at: own?.created_at ?? now,
  };
}

function sentenceFor(mine: RosterAnswer | undefined): string {
  if (mine?.answer === 'maybe') return 'Yanıtınız kaydedildi: belki geliyorsunuz.';
  if (mine?.answer !== 'yes') return 'Yanıtınız kaydedildi: gelemiyorsunuz.';
  if (mine.in === 0) return `Kadro dolu; yedek ${mine.reserve}. sıradasınız.`;
  return mine.reserve === null
    ? 'Kadrodasınız.'
    : `Kadrodasınız; getirdikleriniz yedek ${mine.reserve}. sıradan başlıyor.`;
}
