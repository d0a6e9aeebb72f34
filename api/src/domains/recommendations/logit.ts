import { breathe } from '../../base/breathe.ts';

/** A choice that somebody made: the features of all options, and which option it was. */
export type Choice = { rows: readonly (readonly number[])[]; chosen: number };

/** Rounds of the fit, the length of its steps, and how hard it holds on to the starting weights. */
const ROUNDS = 40;
const STEP = 0.4;
const HOLD = 12;
/** Choices between two turns for other work. */
const CHUNK = 200;

/** The sum of features times weights. */
export function score(row: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += (row[i] ?? 0) * (weights[i] ?? 0);
  return sum;
}

/**
 * How much each feature speaks for each row: its weight times what the row has more of it than the mean of the other
 * `typical` rows, or than zero where there are none.
 */
export function pulls(
  rows: Choice['rows'],
  weights: readonly number[],
  typical: readonly boolean[],
): number[][] {
  const among = rows.filter((_, at) => typical[at]);
  const sums = weights.map((_, i) => among.reduce((sum, row) => sum + (row[i] ?? 0), 0));
  return rows.map((row, at) => {
    const self = typical[at] ? 1 : 0;
    const others = Math.max(1, among.length - self);
    return weights.map((weight, i) => {
      const own = row[i] ?? 0;
      return weight * (own - ((sums[i] ?? 0) - self * own) / others);
    });
  });
}

/** Logarithm of each row's chance to be chosen. */
export function logChances(rows: Choice['rows'], weights: readonly number[]): number[] {
  const scores = rows.map((row) => score(row, weights));
  const top = Math.max(...scores);
  const sum = Math.log(scores.reduce((total, one) => total + Math.exp(one - top), 0)) + top;
  return scores.map((one) => one - sum);
}

/**
 * Finds the weights under which the choices are likeliest (conditional logit). A normal prior holds them close to
 * `prior` when choices are few; without any choice the answer is `prior`. Uses gradient ascent; the step of each weight
 * shrinks as it moves (AdaGrad). The aim is concave, so there is one summit.
 */
export async function fit(choices: readonly Choice[], prior: readonly number[]): Promise<number[]> {
  const weights = [...prior];
  const moved = prior.map(() => 1e-9);
  for (let round = 0; round < ROUNDS && choices.length > 0; round++) {
    const slope = weights.map((weight, i) => HOLD * ((prior[i] ?? 0) - weight));
    for (const [at, choice] of choices.entries()) {
      addSlope(slope, choice, weights);
      if (at % CHUNK === CHUNK - 1) await breathe();
    }
    for (const [i, rise] of slope.entries()) {
      const mean = rise / choices.length;
      moved[i] = (moved[i] ?? 0) + mean * mean;
      weights[i] = (weights[i] ?? 0) + (STEP * mean) / Math.sqrt(moved[i] ?? 1);
    }
  }
  return weights;
}

/** Adds how the choice's likelihood rises with each weight: chosen less expected features. */
function addSlope(slope: number[], { rows, chosen }: Choice, weights: readonly number[]): void {
  const chances = logChances(rows, weights);
  for (const [at, row] of rows.entries()) {
    const pull = (at === chosen ? 1 : 0) - Math.exp(chances[at] ?? 0);
    for (let i = 0; i < row.length; i++) slope[i] = (slope[i] ?? 0) + pull * (row[i] ?? 0);
  }
}
