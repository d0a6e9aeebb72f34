import type { ReleaseMeasure } from 'mf-shared/contracts/release-watch';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from 'mf-shared/time';
import { evidenceAgainst, type Side, type Span } from './evidence.ts';

/** Witnesses of one version within one step of time, and those of them who saw each kind of harm. */
export type Witnessed = { witnesses: number } & Record<ReleaseMeasure, number>;
/** One step of a rollout. */
export type Step = { beginsAt: number; candidate: Witnessed; stable: Witnessed };

/** The probability that a candidate that is no worse is ever taken back for one of the measures. */
const ALPHA = 0.001;
/**
 * Witnesses of the candidate who must have seen the harm. At a small share the evidence would suffice after three, and that
 * many addresses are easily had.
 */
const LEAST = 5;
/** The evidence, as a natural logarithm, at which a candidate is taken back. */
export const ENOUGH = Math.log(1 / ALPHA);

/**
 * The odds of harm that are tolerated, as a multiple of the stable version's. Most browsers hold the stable version's
 * files and load the candidate's over the network. That alone makes some loads fail and some pages slow.
 */
const TOLERATED: Readonly<Record<ReleaseMeasure, number>> = { failed: 1.5, erred: 1, slow: 1.5 };
const MEASURES = Object.keys(TOLERATED) as ReleaseMeasure[];

/** Steps are short at first, so that a broken candidate goes within seconds, and later few. */
const STEPS = [
  { until: 10 * MINUTE_MS, width: 5 * SECOND_MS },
  { until: 24 * HOUR_MS, width: MINUTE_MS },
  { until: Number.POSITIVE_INFINITY, width: 15 * MINUTE_MS },
] as const;

/** The step of a rollout in which an instant lies: its beginning and its end. */
export function stepAt(since: number, now: number): { beginsAt: number; endsAt: number } {
  const age = Math.max(0, now - since);
  const { width } = STEPS.find(({ until }) => age < until) ?? STEPS[2];
  const beginsAt = since + Math.floor(age / width) * width;
  return { beginsAt, endsAt: beginsAt + width };
}

/** The evidence of each measure against a candidate, as natural logarithms, and the measure that suffices, if any. */
export type Verdict = { evidence: Record<ReleaseMeasure, number>; worse: ReleaseMeasure | null };

/**
 * Compares a candidate with the stable version by the steps of its rollout that are over, the oldest first. Steps are joined
 * until both versions have a witness in them, since a span with one side only says nothing.
 */
export function judge(steps: readonly Step[]): Verdict {
  const spans = joined(steps);
  const of = (measure: ReleaseMeasure) =>
    evidenceAgainst(
      spans.map((span) => spanOf(span, measure)),
      TOLERATED[measure],
    );
  const evidence = { failed: of('failed'), erred: of('erred'), slow: of('slow') };
  const isWorse = (measure: ReleaseMeasure) =>
    evidence[measure] >= ENOUGH && steps.reduce((sum, step) => sum + step.candidate[measure], 0) >= LEAST;
  const [worst] = MEASURES.filter(isWorse).sort((a, b) => evidence[b] - evidence[a]);
  return { evidence, worse: worst ?? null };
}

const spanOf = ({ candidate, stable }: Omit<Step, 'beginsAt'>, measure: ReleaseMeasure): Span => ({
  candidate: sideOf(candidate, measure),
  stable: sideOf(stable, measure),
});

const sideOf = (one: Witnessed, measure: ReleaseMeasure): Side => ({
  witnesses: one.witnesses,
  bad: one[measure],
});

/** When a span ends depends only on who came, never on what they saw: the test needs that. */
function joined(steps: readonly Step[]): Omit<Step, 'beginsAt'>[] {
  const spans: Omit<Step, 'beginsAt'>[] = [];
  let open = { candidate: NOBODY, stable: NOBODY };
  for (const { candidate, stable } of steps) {
    open = { candidate: plus(open.candidate, candidate), stable: plus(open.stable, stable) };
    if (open.candidate.witnesses === 0 || open.stable.witnesses === 0) continue;
    spans.push(open);
    open = { candidate: NOBODY, stable: NOBODY };
  }
  return spans;
}

/** Nobody has seen anything. */
export const NOBODY: Witnessed = { witnesses: 0, failed: 0, erred: 0, slow: 0 };

const plus = (a: Witnessed, b: Witnessed): Witnessed => ({
  witnesses: a.witnesses + b.witnesses,
  failed: a.failed + b.failed,
  erred: a.erred + b.erred,
  slow: a.slow + b.slow,
});
