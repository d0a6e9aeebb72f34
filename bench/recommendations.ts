import { type Evaluation, type Group, METHODS, METRICS } from './evaluate.ts';
import { leadOf, meanOf } from './lead.ts';
import { evaluateWorld, HOLD_OUT, measuredWorlds, WEEKS } from './worlds.ts';

/** The groups in which the recommendations promise to be no worse than the obvious; then one for comparison. */
const PROMISED: [Group, string][] = [
  ['all', 'all bookings'],
  ['known', 'of players who booked before'],
  ['large', 'in cities with more than five venues'],
  ['cold', 'of players who never booked before'],
  ['fresh', 'at a new venue, in the part for new venues'],
];
const COMPARED: [Group, string][] = [['freshInList', 'at a new venue, in the whole list']];
/** How often the bookings of the last weeks of 20 demo worlds are among the first recommendations. */
export async function recommendations(): Promise<Evaluation[]> {
  const worlds: Evaluation[] = [];
  for (const world of measuredWorlds) worlds.push(await evaluateWorld(world));
  return worlds;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);
const points = (share: number) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(2)}`;

/** Prints the shares and the lead over the better simple method, with its interval of 95 %; answers the broken promises. */
export function print(worlds: readonly Evaluation[]): string[] {
  const broken: string[] = [];
  console.log(
    `  learned from ${WEEKS} weeks, the last ${HOLD_OUT} held out; means of ${worlds.length} worlds`,
  );
  for (const [group, title] of [...PROMISED, ...COMPARED]) {
    const isPromised = PROMISED.some(([promised]) => promised === group);
    const cases = worlds.reduce((sum, world) => sum + world[group].recommended.cases, 0);
    console.log(`  ${title}: ${cases} cases${isPromised ? '' : ' (for comparison)'}`);
    for (const metric of METRICS) {
      const shares = METHODS.map((method) => percent(meanOf(worlds, group, method, metric)));
      const { mean, low, high, isKept } = leadOf(worlds, group, metric);
      const lead = `${points(mean)} (${points(low)} to ${points(high)})`;
      console.log(
        `    ${metric}  recommended ${shares[0]}  most popular ${shares[1]}  most booked ${shares[2]}  lead ${lead}`,
      );
      if (isPromised && !isKept) broken.push(`${title}, ${metric}`);
    }
  }
  return broken;
}
