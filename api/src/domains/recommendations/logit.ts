import { breathe } from '../../base/breathe.ts';

/** A choice that somebody made: the features of all options, and which option it was. */
export type Choice = { rows: readonly (readonly number[])[]; chosen: number };

/** Most rounds of the fit, the longest step of a weight, the shortest worth a round, and how hard it holds on to the start. */
const ROUNDS = 15;
const LONGEST = 2;
const SHORTEST = 1e-4;
const HOLD = 12;
/** Choices between two turns for other work. */
const CHUNK = 25;

/** The sum of features times weights. */
export function score(row: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += (row[i] ?? 0) * (weights[i] ?? 0);
  return sum;
}

/**
 * How much each feature speaks for each row: its weight times what the row has more of it than the mean of the other
 * `typical` rows. Without any the others have nothing; for the only typical row nothing speaks, since there is no other.
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
    const others = among.length - self;
    return weights.map((weight, i) => {
      const own = row[i] ?? 0;
      if (others === 0) return self === 1 ? 0 : weight * own;
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
 * `prior` when choices are few; without any choice the answer is `prior`. The aim is concave, so there is one summit;
 * Newton's method climbs it in a few rounds.
 */
export async function fit(choices: readonly Choice[], prior: readonly number[]): Promise<number[]> {
  let weights = [...prior];
  for (let round = 0; round < ROUNDS && choices.length > 0; round++) {
    const hill: Hill = {
      slope: weights.map((weight, i) => HOLD * ((prior[i] ?? 0) - weight)),
      bend: prior.map((_, i) => prior.map((__, j) => (i === j ? HOLD : 0))),
    };
    for (const [at, choice] of choices.entries()) {
      addChoice(hill, choice, weights);
      if (at % CHUNK === CHUNK - 1) await breathe();
    }
    const steps = solve(hill.bend, hill.slope).map((step) => Math.max(-LONGEST, Math.min(LONGEST, step)));
    weights = weights.map((weight, i) => weight + (steps[i] ?? 0));
    if (steps.every((step) => Math.abs(step) < SHORTEST)) break;
  }
  return weights;
}

/** How the likelihood rises with each weight, and how this rise falls with each weight. */
type Hill = { slope: number[]; bend: number[][] };

/** Adds a choice: chosen less expected features, and the covariance of the features. */
function addChoice({ slope, bend }: Hill, { rows, chosen }: Choice, weights: readonly number[]): void {
  const chances = logChances(rows, weights).map(Math.exp);
  const expected = weights.map((_, i) =>
    rows.reduce((sum, row, at) => sum + (chances[at] ?? 0) * (row[i] ?? 0), 0),
  );
  for (let i = 0; i < slope.length; i++) {
    slope[i] = (slope[i] ?? 0) + (rows[chosen]?.[i] ?? 0) - (expected[i] ?? 0);
  }
  for (const [at, row] of rows.entries()) {
    for (const [i, line] of bend.entries()) {
      const pull = (chances[at] ?? 0) * ((row[i] ?? 0) - (expected[i] ?? 0));
      for (let j = 0; j < line.length; j++) {
        line[j] = (line[j] ?? 0) + pull * ((row[j] ?? 0) - (expected[j] ?? 0));
      }
    }
  }
}

/** Solves `matrix · x = values` for a positive definite matrix, by elimination. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, values[i] ?? 0]);
  for (const [c, pivot] of rows.entries()) {
    for (const [r, row] of rows.entries()) {
      if (r === c) continue;
      const factor = (row[c] ?? 0) / (pivot[c] ?? 1);
      for (let k = c; k < row.length; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}
