import { flatness } from './flatness.ts';
import { print, recommendations } from './recommendations.ts';
import { throughput } from './throughput.ts';

console.log('Cost with 2,000 venues and 1,000,000 reservations / 100 venues and 1,000 reservations');
for (const [name, ratio] of Object.entries(await flatness())) {
  console.log(`  ${name.padEnd(22)} ${ratio.toFixed(2)}  (promised: at most 1.20)`);
}

console.log('\nBeside a bare Hono handler that answers the same bytes');
for (const { name, throughput: t, latency, perSecond } of await throughput()) {
  console.log(
    `  ${name.padEnd(22)} throughput ${t.toFixed(2)}  mean latency ${latency.toFixed(2)}  (${Math.round(perSecond)} calls/s here)`,
  );
}

console.log('\nRecommendations on held-out bookings of the demo (hour: venue, weekday and hour together)');
print(await recommendations(Date.now()));
