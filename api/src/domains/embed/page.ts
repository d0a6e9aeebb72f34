import { BRAND } from 'mf-shared/brand';
import { formatClock, formatDay, formatMoney } from 'mf-shared/format';
import { addDays, isAfterMidnight, istanbulDate } from 'mf-shared/schedule';
import { escapeHtml, htmlPage } from '../../http/html.ts';
import type { EmbeddedDay, EmbeddedHours, FreeHour } from './hours.ts';

type Look = { css: string; theme: string | undefined };

/** The free hours, a day below the other, the first day with any of them open. */
export function hoursPage({ businessName, href, at, days }: EmbeddedHours, look: Look): string {
  const today = istanbulDate(at);
  const first = days.findIndex(isOpen);
  const list = days.map((day, i) => dayPart(day, { today, isFirst: i === first }));
  const body = `<header>
<h1>${escapeHtml(businessName)}</h1>
<p>${first < 0 ? 'Önümüzdeki yedi günde boş saat kalmadı.' : 'Boş bir saat seçin, rezervasyonunuzu yeni sekmede yapın.'}</p>
</header>
<ol>
${list.join('\n')}
</ol>
<footer>
<a class="all" href="${escapeHtml(href)}" target="_blank" rel="noopener">Bütün haftaları gör</a>
<p>${BRAND} ile çevrimiçi rezervasyon · ${formatClock(at)} itibarıyla</p>
</footer>`;
  return page(`${businessName}, boş saatler`, body, look);
}

/** What stands in the frame while the venue takes no reservations. */
export const closedPage = (look: Look): string =>
  page(
    'Boş saatler',
    `<header><h1>Boş saatler</h1>
<p>Bu işletme şu anda ${BRAND} üzerinden rezervasyon almıyor.</p></header>`,
    look,
  );

const isOpen = (day: EmbeddedDay): boolean => day.pitches.length > 0;

function dayPart(day: EmbeddedDay, { today, isFirst }: { today: string; isFirst: boolean }): string {
  const free = day.pitches.reduce((sum, { hours }) => sum + hours.length, 0);
  const near = day.date === today ? 'Bugün' : day.date === addDays(today, 1) ? 'Yarın' : '';
  const full = formatDay(day.date);
  const name = near ? `<b>${near} <span>${full}</span></b>` : `<b>${full}</b>`;
  if (free === 0) return `<li class="full">${name} <em>Dolu</em></li>`;
  const pitches = day.pitches.map(({ name: pitch, capacity, hours }) => {
    const links = hours.map((hour) => hourPart(hour, day.date));
    return `<h2>${escapeHtml(pitch)} <small>${escapeHtml(capacity)}</small></h2>
<ul>${links.join('')}</ul>`;
  });
  return `<li><details name="gun"${isFirst ? ' open' : ''}>
<summary>${name} <em>${free} boş saat</em></summary>
${pitches.join('\n')}
</details></li>`;
}

function hourPart({ timeSlot, startsAt, price, href }: FreeHour, date: string): string {
  const night = isAfterMidnight(date, startsAt) ? ' <i>gece</i>' : '';
  return `<li><a href="${escapeHtml(href)}" target="_blank" rel="noopener"><b>${timeSlot.slice(0, 5)}</b>${night} <span>${formatMoney(price)}</span></a></li>`;
}

function page(title: string, body: string, { css, theme }: Look): string {
  const look = theme === 'light' || theme === 'dark' ? theme : undefined;
  const head = '<meta name="robots" content="noindex">';
  return htmlPage({ title, css, body, head, theme: look });
}
