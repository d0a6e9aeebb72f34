/** Witnesses of one version, and how many of them saw something bad. */
export type Side = { witnesses: number; bad: number };
/** What both versions went through at the same time. */
export type Span = { candidate: Side; stable: Side };

/** Times the tolerated odds that the candidate may be worse; the evidence is the mean over them. */
const RATIOS = [1.5, 2, 4, 8, 32] as const;

/**
 * How strongly spans, one after the other, speak against a candidate that is no worse than `tolerated` times the stable
 * version's odds of something bad. Answers the natural logarithm of the greatest evidence after any of them.
 *
 * A candidate that is no worse reaches the evidence `1 / alpha` at any time with a probability of at most `alpha`, however
 * often one looks (ADR 34). Without spans, or where one side has no witnesses, the evidence is 1.
 */
export function evidenceAgainst(spans: readonly Span[], tolerated = 1): number {
  const sums = RATIOS.map(() => 0);
  let greatest = 0;
  for (const span of spans) {
    if (!isTelling(span)) continue;
    const asTolerated = logWeight(span, tolerated);
    for (const [index, ratio] of RATIOS.entries()) {
      const odds = ratio * tolerated;
      sums[index] =
        (sums[index] ?? 0) + span.candidate.bad * Math.log(ratio) - logWeight(span, odds) + asTolerated;
    }
    greatest = Math.max(greatest, logMean(sums));
  }
  return greatest;
}

/** Whether the bad witnesses of a span could have been divided in another way. */
function isTelling({ candidate, stable }: Span): boolean {
  const bad = candidate.bad + stable.bad;
  const all = candidate.witnesses + stable.witnesses;
  return candidate.witnesses > 0 && stable.witnesses > 0 && bad > 0 && bad < all;
}

/**
 * The logarithm of the sum of all ways in which the bad witnesses of a span could have been divided, where each bad one of
 * the candidate weighs `odds` (the normaliser of Fisher's noncentral hypergeometric distribution). It holds a factor
 * that is the same for all odds of the span.
 */
function logWeight({ candidate, stable }: Span, odds: number): number {
  const bad = candidate.bad + stable.bad;
  const first = Math.max(0, bad - stable.witnesses);
  const last = Math.min(bad, candidate.witnesses);
  let term = first * Math.log(odds);
  let [greatest, sum] = [term, 1];
  for (let count = first; count < last; count++) {
    const more = (candidate.witnesses - count) * (bad - count);
    const fewer = (count + 1) * (stable.witnesses - bad + count + 1);
    term += Math.log((more / fewer) * odds);
    if (term <= greatest) sum += Math.exp(term - greatest);
    else [greatest, sum] = [term, sum * Math.exp(greatest - term) + 1];
  }
  return greatest + Math.log(sum);
}

function logMean(logs: readonly number[]): number {
  const greatest = Math.max(...logs);
  return greatest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - greatest), 0) / logs.length);
}
