import { BRAND } from 'mf-shared/brand';
import type { FreeHour, WeeklyField } from 'mf-shared/contracts/reservations';
import type { Roster } from 'mf-shared/contracts/rosters';
import type { Venue } from 'mf-shared/contracts/venues';
import { formatDay, formatMoney, formatSlot } from 'mf-shared/format';
import { isAfterMidnight } from 'mf-shared/schedule';
import { type Html, html } from '../../base/html.ts';
import type { ListedTournament } from '../tournaments/index.ts';

const SCORE = 'Sofia Sans Extra Condensed';
const TEXT = 'Atkinson Hyperlegible Next';
const MOST_HOURS = 5;
const EVENING = '17:00';

/** Sizes of a heading: the longest text (letters) that fits a line, and its pixels. */
const SIZES = [
  [20, 132],
  [28, 100],
  [40, 72],
] as const;
const LONGEST = 52;
const SMALLEST = 56;

type Drawing = { heading: string; line: string; below: Html };

/** The frame of all pictures: a floodlit pitch, the brand, a heading and a line. */
const frame = ({ heading, line, below }: Drawing): string => {
  const size = SIZES.find(([letters]) => heading.length <= letters)?.[1] ?? SMALLEST;
  const shown = cut(heading, LONGEST);
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><radialGradient id="light" cx="0.78" cy="0" r="1.1"><stop offset="0" stop-color="#1c7a47"/><stop offset="0.55" stop-color="#0f4a2a"/><stop offset="1" stop-color="#082417"/></radialGradient></defs>
<rect width="1200" height="630" fill="url(#light)"/>
<g fill="#000000" fill-opacity="0.1"><rect x="150" width="150" height="630"/><rect x="450" width="150" height="630"/><rect x="750" width="150" height="630"/><rect x="1050" width="150" height="630"/></g>
<g fill="none" stroke="#f6f3e6" stroke-opacity="0.22" stroke-width="5"><path d="M960 0V630"/><circle cx="960" cy="315" r="190"/></g>
<circle cx="92" cy="88" r="17" fill="#ff6a1f"/>
<text x="124" y="107" font-family="${SCORE}" font-weight="800" font-size="56" fill="#f6f3e6">${BRAND}</text>
<text x="72" y="280" font-family="${SCORE}" font-weight="800" font-size="${size}" fill="#f6f3e6">${shown}</text>
<text x="74" y="342" font-family="${TEXT}" font-weight="600" font-size="34" fill="#cfe0d2">${cut(line, 60)}</text>
${below}
</svg>`.toString();
};

const cut = (text: string, letters: number) =>
  text.length <= letters
    ? text
    : `${[...text]
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`;

const label = (text: string) =>
  html`<text x="74" y="432" font-family="${TEXT}" font-weight="600" font-size="30" fill="#f6f3e6">${text}</text>`;

const tile = (at: number, time: string, below: string) => {
  const x = 72 + at * 214;
  return html`<rect x="${x}" y="458" width="198" height="118" rx="14" fill="#17713f" stroke="#f6f3e6" stroke-opacity="0.55" stroke-width="3"/>
<text x="${x + 99}" y="524" text-anchor="middle" font-family="${SCORE}" font-weight="800" font-size="66" fill="#f6f3e6">${time}</text>
<text x="${x + 99}" y="560" text-anchor="middle" font-family="${TEXT}" font-weight="600" font-size="25" fill="#cfe0d2">${below}</text>`;
};

/** What every page without a picture of its own shows. */
export const brandDrawing = (): string =>
  frame({
    heading: 'Halısaha bulun, saatinizi ayırtın',
    line: 'Boş saatler canlı, istek saniyeler içinde',
    below: label('81 ilde halısahalar, takımlar, maçlar ve turnuvalar'),
  });

type Hours = { fields: readonly WeeklyField[]; nextHours: readonly FreeHour[]; night: string };

/** A venue with the free hours of tonight, or with its next ones. */
export function venueDrawing(venue: Venue, { fields, nextHours, night }: Hours): string {
  const { businessName, location, averageRating, ratingCount, fields: pitches } = venue;
  const stars = ratingCount > 0 && `${averageRating.toLocaleString('tr-TR')} yıldız (${ratingCount} yorum)`;
  const prices = pitches.map(({ price }) => price);
  const price = prices.length > 0 && `saati ${formatMoney(Math.min(...prices))}`;
  return frame({
    heading: businessName,
    line: [location.city, stars, price].filter(Boolean).join(' · '),
    below: hoursPart(tonight(fields, night), nextHours),
  });
}

function hoursPart(now: readonly FreeSlot[], next: readonly FreeHour[]): Html {
  if (now.length > 0) {
    const more = now.length > MOST_HOURS ? `, ${now.length - MOST_HOURS} saat daha var` : '';
    const tiles = now
      .slice(0, MOST_HOURS)
      .map((slot, at) => tile(at, slot.timeSlot.slice(0, 5), formatMoney(slot.price)));
    return html`${label(`Bu akşam boş saatler${more}`)}${tiles}`;
  }
  if (next.length === 0) return label('Saatleri ve yorumları görün');
  const tiles = next.map((hour, at) =>
    tile(at, hour.timeSlot.slice(0, 5), formatDay(hour.date).replace(/^(\S+ \S+).*/, '$1')),
  );
  return html`${label('Sıradaki boş saatler')}${tiles}`;
}

type FreeSlot = { timeSlot: string; startsAt: number; price: number };

/** The free hours of a night's evening; at one time the cheapest pitch stands for all. */
function tonight(fields: readonly WeeklyField[], night: string): FreeSlot[] {
  const days = fields.flatMap(({ weeklyData }) => weeklyData.filter(({ date }) => date === night));
  const free = days
    .flatMap(({ daySlots }) => daySlots.filter((slot) => slot.isAvailable))
    .filter((slot) => slot.timeSlot >= EVENING || isAfterMidnight(night, slot.startsAt))
    .sort((a, b) => a.startsAt - b.startsAt || a.price - b.price);
  return free.filter((slot, at) => slot.startsAt !== free[at - 1]?.startsAt);
}

/** A tournament, without its people. */
export const tournamentDrawing = ({ name, date, city, capacity, fee }: ListedTournament): string =>
  frame({
    heading: name,
    line: `Halısaha turnuvası · ${city}`,
    below: html`<text x="72" y="540" font-family="${SCORE}" font-weight="800" font-size="84" fill="#ff8747">${formatDay(date)}</text>
<text x="74" y="588" font-family="${TEXT}" font-weight="600" font-size="30" fill="#f6f3e6">${capacity} kişilik · ${fee > 0 ? `katılım ${formatMoney(fee)}` : 'katılım ücretsiz'}</text>`,
  });

/** A match and how many come, without their names. */
export const matchDrawing = (roster: Roster, count: string): string =>
  frame({
    heading: roster.businessName,
    line: `${formatSlot(roster)} · ${roster.location.city}`,
    below: html`<text x="72" y="530" font-family="${SCORE}" font-weight="800" font-size="150" fill="#ff8747">${count}</text>
<text x="74" y="588" font-family="${TEXT}" font-weight="600" font-size="30" fill="#f6f3e6">Kişi başı ${formatMoney(roster.pricePerHead)} · Geliyor musunuz?</text>`,
  });
