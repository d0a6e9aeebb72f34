import { buildStale } from '../scripts/lib/build.ts';
import type { Ratio } from './alternate.ts';
import { creating } from './creating.ts';
import { flatness } from './flatness.ts';
import { history } from './history.ts';
import { hours } from './hours.ts';
import { print, recommendations } from './recommendations.ts';
import { throughput } from './throughput.ts';
import { waiting } from './waiting.ts';

await buildStale();

console.log('Cost with 2,000 venues and 1,000,000 reservations / 100 venues and 1,000 reservations');
printRatios(await flatness(), 1.2);

const { flat, year, rows } = await history();
console.log("\nAn owner's screens after 3 years / after 3 months, 6 pitches");
printRatios(flat, 1.3);
for (const { name, ratio, ms } of year) {
  console.log(
    `  ${name.padEnd(22)} ${ratio.toFixed(2)}  (sums ${rows.toFixed(2)} times the hours, ${ms.toFixed(1)} ms here)`,
  );
}

console.log('\nThe waiting list of pitches with lines for 3 years / for 3 months');
printRatios(await waiting(), 1.3);

console.log('\nA search for hours in a city of 2,000 venues / of 100 venues');
printRatios(await hours(), 1.5);

console.log('\nBeside a bare Hono handler that answers the same bytes');
for (const { name, least, throughput: t, latency, perSecond } of await throughput()) {
  console.log(
    `  ${name.padEnd(22)} throughput ${t.toFixed(2)}  (promised: at least ${least.toFixed(2)})  mean latency ${latency.toFixed(2)}  (${Math.round(perSecond)} calls/s here)${verdict(t >= least)}`,
  );
}

console.log('\nReservations of 10 players at once, beside raw durable transactions on the same disk');
for (const { name, share, p99, perSecond } of await creating()) {
  console.log(
    `  ${name.padEnd(22)} throughput ${share.toFixed(2)}  (promised: at least 0.30)  p99 ${p99} ms  (promised: under 50)  (${Math.round(perSecond)} calls/s here)${verdict(share >= 0.3 && p99 < 50)}`,
  );
}

console.log('\nRecommendations on held-out bookings of demo worlds (hour: venue, weekday and hour together)');
const broken = print(await recommendations());
console.log(`  no worse than the obvious, in every group${verdict(broken.length === 0)}`);
for (const promise of broken) console.log(`    ${promise}`);

function printRatios(ratios: readonly Ratio[], promised: number): void {
  for (const { name, ratio } of ratios) {
    console.log(
      `  ${name.padEnd(22)} ${ratio.toFixed(2)}  (promised: at most ${promised.toFixed(2)})${verdict(ratio <= promised)}`,
    );
  }
}

/** Says of a broken promise that it is one, and lets the run fail: a number alone is overlooked. */
function verdict(isKept: boolean): string {
  if (isKept) return '';
  process.exitCode = 1;
  return '  NOT KEPT';
}
