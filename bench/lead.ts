import type { Evaluation, Group, MethodName, Metric } from './evaluate.ts';

/** Student's t for an interval of 95 % with 19 degrees of freedom: 20 worlds. */
const T_20_WORLDS = 2.093;
/** A mean this much below zero is still chance. */
const TOLERANCE = 0.005;

/** By how much the recommendations lead in a group, over several worlds. */
export type Lead = { mean: number; low: number; high: number; isKept: boolean };

/** The mean share of a method over the worlds. */
export const meanOf = (
  worlds: readonly Evaluation[],
  group: Group,
  method: MethodName,
  metric: Metric,
): number => mean(worlds.map((world) => world[group][method][metric]));

/**
 * The lead over the better of both simple methods, whichever it is in each world, with its interval of 95 %. It is kept
 * unless the whole interval or the mean, but for chance, lies below zero.
 */
export function leadOf(worlds: readonly Evaluation[], group: Group, metric: Metric): Lead {
  const leads = worlds.map((world) => {
    const { recommended, popular, own } = world[group];
    return recommended[metric] - Math.max(popular[metric], own[metric]);
  });
  const middle = mean(leads);
  const spread = leads.reduce((sum, lead) => sum + (lead - middle) ** 2, 0) / Math.max(1, leads.length - 1);
  const half = T_20_WORLDS * Math.sqrt(spread / leads.length);
  const high = middle + half;
  return { mean: middle, low: middle - half, high, isKept: high >= 0 && middle >= -TOLERANCE };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
