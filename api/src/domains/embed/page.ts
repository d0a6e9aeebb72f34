import { BRAND } from 'mf-shared/brand';
import { formatClock, formatDay, formatMoney } from 'mf-shared/format';
import { addDays, isAfterMidnight, istanbulDate } from 'mf-shared/schedule';
import { type Html, html, htmlPage } from '../../base/html.ts';
import type { EmbeddedDay, EmbeddedHours, FreeHour } from './hours.ts';

type Look = { css: string; theme: string | undefined };

/** The free hours, one day below the other. The first day with free hours is open. */
export function hoursPage({ businessName, href, at, days }: EmbeddedHours, look: Look): string {
  const today = istanbulDate(at);
  const first = days.findIndex(isOpen);
  const list = days.map((day, i) => dayPart(day, { today, isFirst: i === first }));
  const body = html`<header>
<h1>${businessName}</h1>
<p>${first < 0 ? 'Önümüzdeki yedi günde boş saat kalmadı.' : 'Boş bir saat seçin, rezervasyonunuzu yeni sekmede yapın.'}</p>
</header>
<ol>
${list}
</ol>
<footer>
<a class="all" href="${href}" target="_blank" rel="noopener">Bütün haftaları gör</a>
<p>${BRAND} ile çevrimiçi rezervasyon · ${formatClock(at)} itibarıyla</p>
</footer>`;
  return page(`${businessName}, boş saatler`, body, look);
}

/** The page while the venue takes no reservations. */
export const closedPage = (look: Look): string =>
  page(
    'Boş saatler',
    html`<header><h1>Boş saatler</h1>
<p>Bu işletme şu anda ${BRAND} üzerinden rezervasyon almıyor.</p></header>`,
    look,
  );

const isOpen = (day: EmbeddedDay): boolean => day.pitches.length > 0;

function dayPart(day: EmbeddedDay, { today, isFirst }: { today: string; isFirst: boolean }): Html {
  const free = day.pitches.reduce((sum, { hours }) => sum + hours.length, 0);
  const near = day.date === today ? 'Bugün' : day.date === addDays(today, 1) ? 'Yarın' : '';
  const full = formatDay(day.date);
  const name = near ? html`<b>${near} <span>${full}</span></b>` : html`<b>${full}</b>`;
  if (free === 0) return html`<li class="full">${name} <em>Dolu</em></li>`;
  const pitches = day.pitches.map(({ name: pitch, capacity, hours }) => {
    const links = hours.map((hour) => hourPart(hour, day.date));
    return html`<h2>${pitch} <small>${capacity}</small></h2>
<ul>${links}</ul>\n`;
  });
  return html`<li><details name="gun"${isFirst && ' open'}>
<summary>${name} <em>${free} boş saat</em></summary>
${pitches}</details></li>\n`;
}

function hourPart({ timeSlot, startsAt, price, href }: FreeHour, date: string): Html {
  const night = isAfterMidnight(date, startsAt) && html` <i>gece</i>`;
  return html`<li><a href="${href}" target="_blank" rel="noopener"><b>${timeSlot.slice(0, 5)}</b>${night} <span>${formatMoney(price)}</span></a></li>`;
}

function page(title: string, body: Html, { css, theme }: Look): string {
  const look = theme === 'light' || theme === 'dark' ? theme : undefined;
  const head = html`<meta name="robots" content="noindex">`;
  return htmlPage({ title, css, body, head, theme: look });
}
