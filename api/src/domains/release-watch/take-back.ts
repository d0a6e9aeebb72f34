import type { Harm, ReleaseMeasure } from 'mf-shared/contracts/release-watch';
import type { SystemActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import { rollBack } from '../releases/index.ts';
import { writeAlarm } from './alarms.ts';
import { stepsOf } from './counts.ts';
import type { Span } from './evidence.ts';
import { reasonOf } from './harm.ts';
import { judge, type Step } from './measures.ts';
import { type Rollout, rolloutsNow } from './remotes.ts';

const ACTOR: SystemActor = { role: 'system', who: 'Sürüm izleyicisi' };

/**
 * Takes back the candidates that are worse than their stable version beyond chance. Answers how many. One that cannot be
 * judged or taken back holds back none after it.
 * @throws the first error, after all others were judged
 */
export async function takeBackWorse(ctx: AppContext): Promise<number> {
  const errors: unknown[] = [];
  let count = 0;
  for (const rollout of await rolloutsNow(ctx)) {
    if (ctx.stopping?.aborted) break;
    await takeBackIfWorse(ctx, rollout)
      .then((isDone) => (count += Number(isDone)))
      .catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
  return count;
}

async function takeBackIfWorse(ctx: AppContext, rollout: Rollout): Promise<boolean> {
  const steps = await stepsOf(ctx.db.q, rollout, ctx.clock());
  const { worse } = judge(steps);
  if (worse === null) return false;
  const { remote: name, candidate, counter } = rollout;
  const harm: Harm = { measure: worse, ...sumOf(steps, worse) };
  try {
    await rollBack(
      { ...ctx, actor: ACTOR },
      {
        ...{ name, candidate, counter, reason: reasonOf(harm) },
        also: (tx) => writeAlarm(tx, ctx, rollout, harm),
      },
    );
  } catch (error) {
    // An admin or another process was faster. The next run looks at what is rolled out then.
    if (error instanceof AppError && error.status === 409) return false;
    throw error;
  }
  ctx.log.warn({ remote: name, candidate, harm }, 'candidate taken back');
  return true;
}

/** Witnesses of both versions over all steps, and those of them who saw that harm. */
export function sumOf(steps: readonly Step[], measure: ReleaseMeasure): Span {
  const sum: Span = { candidate: { witnesses: 0, bad: 0 }, stable: { witnesses: 0, bad: 0 } };
  for (const step of steps) {
    for (const side of ['candidate', 'stable'] as const) {
      sum[side].witnesses += step[side].witnesses;
      sum[side].bad += step[side][measure];
    }
  }
  return sum;
}
