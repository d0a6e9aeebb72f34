import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDay } from 'mf-shared/format';
import { addDays, currentNight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { describe, expect, it, vi } from 'vitest';
import { stubLive } from '../../../../mf-shared/test/live.ts';
import { hearToasts, renderAt } from '../../../../mf-shared/test/support.tsx';
import {
  at,
  at19,
  board,
  entry,
  hour,
  NIGHT,
  NOW,
  open,
  prepare,
  sent,
  serve,
} from '../../../test/board-page.tsx';
import { BoardPage } from './BoardPage.tsx';
import { toGrid } from './model.ts';
import { NowLine } from './NowLine.tsx';

prepare();

describe('the board', () => {
  it('sends away whoever is no business', () => {
    useSession.setState({ business: null });
    renderAt('/business/board', <BoardPage />);
    expect(screen.getByTestId('address').textContent).toBe('/login');
  });

  it('stands pitches side by side with Boş, Bekliyor, names and closed hours', async () => {
    await open([
      entry(18),
      entry(19, { id: 'r1', kind: 'reservation', status: 'pending', name: 'Emre Şahin' }),
      entry(20, { id: 'c1', kind: 'closure', name: '', reason: 'holiday', price: null }),
    ]);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
      expect.arrayContaining(["Saha 17'ye 7", "Saha 27'ye 7"]),
    );
    expect(hour(1, 18).textContent).toBe('Hasan Usta Telefon');
    expect(hour(1, 19).textContent).toBe('Bekliyor Emre Şahin');
    expect(hour(1, 20).textContent).toBe('Kapalı Tatil');
    expect(hour(1, 21).textContent).toBe('Boş 1.500 TL');
    expect(hour(2, 18).getAttribute('aria-label')).toContain('Boş, 1.500 TL');
    expect([18, 19, 20, 21].map((from) => hour(1, from).dataset.kind)).toEqual([
      'phone',
      'pending',
      'closure',
      'free',
    ]);
    const head = (pitch: number) => screen.getByRole('columnheader', { name: new RegExp(`^Saha ${pitch}`) });
    const column = (element: Element | null) => element?.getAttribute('aria-colindex');
    expect([column(head(1)), column(hour(1, 18).closest('td'))]).toEqual(['2', '2']);
    expect([column(head(2)), column(hour(2, 18).closest('td'))]).toEqual(['3', '3']);
  });

  it('alarms nobody while nobody waits', async () => {
    await open();
    expect(await screen.findByText(/^Bekleyen istek yok/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /istek/ })).toBeNull();
    expect(document.title).not.toContain('(');
  });

  it('gives the hour that runs to who stands at the counter', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(19).startsAt + 5 * 60_000 });
    const requests = await open([], {
      'POST business/phone-bookings': () => ({ message: 'Kaydedildi.', bookings: [entry(19)], taken: [] }),
    });
    const user = userEvent.setup();
    expect(hour(1, 18).getAttribute('aria-label')).toContain('Boş, sonradan yazılabilir');
    expect(hour(1, 19).getAttribute('aria-label')).toContain('Boş, 1.500 TL');
    expect(hour(1, 19).tabIndex).toBe(0);
    expect([18, 19, 20].map((from) => hour(1, from).dataset.phase)).toEqual(['past', 'now', 'ahead']);
    expect([hour(1, 19), hour(2, 21)].map((one) => one.closest('td')?.style.gridArea)).toEqual([
      '5 / 2 / 7 / 3',
      '9 / 3 / 11 / 4',
    ]);
    const line = screen.getByText('Şu an').closest('tr');
    expect([line?.textContent, line?.style.gridArea]).toEqual(['Şu an 19:05', '5 / 1 / 6 / 2']);
    expect((line?.nextElementSibling as HTMLElement | null)?.style.gridArea).toBe('5 / 2 / 6 / 4');
    hour(1, 19).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('Kemal{Enter}');
    await waitFor(async () =>
      expect(await sent(requests, 'phone-bookings')).toMatchObject({
        hours: [at19],
      }),
    );
  });

  it('gives the turn of an hour to the one that begins', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(19).startsAt });
    await open([entry(18), entry(19, { id: 'p2' }), entry(20, { id: 'p3' })]);
    expect([18, 19, 20].map((from) => hour(1, from).dataset.phase)).toEqual(['past', 'now', 'ahead']);
    await userEvent.click(hour(2, 18));
    expect(await screen.findByText('Bu saat geçti.')).toBeTruthy();
  });

  it('names the games of now in a line for each hour, and the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(19).startsAt + 5 * 60_000 });
    const half = { timeSlot: '18:30-19:30', startsAt: at(18.5).startsAt, endsAt: at(18.5).endsAt };
    await open([
      entry(19),
      entry(18, { id: 'p2', fieldId: 'f2', name: 'Erken Başlayan', ...half }),
      entry(19, { id: 'p4', fieldId: 'f3', name: 'Emre Şahin' }),
      entry(20, { id: 'p3', name: 'Sonra Gelen' }),
    ]);
    const games = screen.getByText('Şimdi sahada').closest('dl')?.querySelectorAll('dd');
    await waitFor(() =>
      expect([...(games ?? [])].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
        '18:30 Erken Başlayan 25 dk kaldı',
        '19:00 Hasan Usta, Emre Şahin 55 dk kaldı',
        '20:00 Sonra Gelen 55 dk sonra',
      ]),
    );
  });

  it('draws the line of this minute from the first instant of the night to its last', () => {
    const grid = toGrid(board(), [NIGHT], null);
    const shows = (now: number) => {
      const drawn = render(<NowLine grid={grid} now={now} head={2} />, {
        container: document.body.appendChild(document.createElement('tbody')),
      });
      const lines = screen.queryAllByText('Şu an').length;
      drawn.unmount();
      return lines;
    };
    const [begin, end] = [at(18).startsAt, at(21).endsAt];
    expect([begin - 1, begin, end - 1, end].map(shows)).toEqual([0, 1, 1, 0]);
  });

  it('says of a moved night for which one it stands', async () => {
    const usualDate = addDays(NIGHT, -1);
    await open([entry(18, { id: 'o1', kind: 'subscription', name: 'İpek Şahin', usualDate })]);
    expect(hour(1, 18).textContent).toBe('İpek Şahin Abone, bu hafta taşındı');
    await userEvent.click(hour(1, 18));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(`her zamanki gecesi ${formatDay(usualDate)}.`);
  });

  it('turns the page and goes back to today', async () => {
    await open();
    const user = userEvent.setup();
    hour(1, 18).focus();
    await user.keyboard('{PageDown}');
    expect(screen.getByTestId('address').textContent).toBe(`/business/board?date=${addDays(NIGHT, 1)}`);
    await user.click(screen.getByRole('button', { name: 'Bugün' }));
    expect(screen.getByTestId('address').textContent).toBe('/business/board');
  });
});

describe('what the toolbar shows', () => {
  const asked = (requests: Request[]) =>
    requests
      .filter(({ url }) => url.includes('business/board'))
      .map(({ url }) => new URL(url).searchParams.toString());

  it('is a day or the seven from it on, all pitches or one', async () => {
    const live = stubLive();
    const requests = await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Hafta' }));
    const nights = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'));
    expect(nights.filter(Boolean)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((days) => formatDay(addDays(NIGHT, days))),
    );
    expect(screen.getByTestId('address').textContent).toBe(`/business/board?date=${NIGHT}&view=week`);
    await waitFor(() => expect(asked(requests)).toContain(`from=${NIGHT}&to=${addDays(NIGHT, 6)}`));
    expect(live.weeks()).toEqual([`b1 ${NIGHT} ${addDays(NIGHT, 6)}`]);
    // The weeks before and after are prefetched.
    await waitFor(() =>
      expect(asked(requests)).toContain(`from=${addDays(NIGHT, 7)}&to=${addDays(NIGHT, 13)}`),
    );
    await user.click(screen.getByRole('button', { name: 'Sonraki hafta' }));
    expect(screen.getByTestId('address').textContent).toContain(`date=${addDays(NIGHT, 7)}`);
    await user.selectOptions(screen.getByLabelText('Saha'), 'Saha 2');
    expect(screen.getByTestId('address').textContent).toContain('field=f2');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Saha 1/ })).toBeNull());
    await user.selectOptions(screen.getByLabelText('Saha'), 'Tüm sahalar');
    await user.click(screen.getByRole('radio', { name: 'Gün' }));
    expect(screen.getByTestId('address').textContent).toBe(`/business/board?date=${addDays(NIGHT, 7)}`);
  });

  it('closes the pitches that are in service, from today on at the earliest', async () => {
    const gone = { ...board(), fields: board().fields.map((one, at) => ({ ...one, archived: at === 1 })) };
    const requests = serve([], {
      'GET business/board': () => gone,
      'POST business/closures': () => ({ message: 'Kapatıldı.', closures: [], taken: [] }),
    });
    renderAt('/business/board?date=2026-11-02', <BoardPage />);
    const user = userEvent.setup();
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'Saat kapat' }));
    await user.click(screen.getByRole('button', { name: 'Saatleri kapat' }));
    const today = currentNight(NOW);
    await waitFor(async () =>
      expect(await sent(requests, 'closures')).toMatchObject({ fieldIds: ['f1'], from: today, to: today }),
    );
  });
});

describe('who waits', () => {
  it('is shown where the hour stands, whatever day is open, and answered in place', async () => {
    const heard = hearToasts();
    const asking = entry(20, { id: 'r1', kind: 'reservation', status: 'pending', name: 'Emre Şahin' });
    const request = { ...asking, fieldName: 'Saha 1', user: { id: 'u1', fullName: 'Emre Şahin' } };
    const requests = serve([asking], {
      'GET reservations/business-reservations': () => ({ reservations: [request], nextCursor: null }),
      'POST reservations/approve': () => ({ message: 'Tamam.' }),
    });
    renderAt(`/business/board?date=${addDays(NIGHT, 1)}`, <BoardPage />);
    const user = userEvent.setup();
    const line = within(await screen.findByRole('listitem', { name: /^Emre Şahin/ }));
    await user.click(line.getByRole('button', { name: /^Emre Şahin/ }));
    expect(screen.getByTestId('address').textContent).toBe(`/business/board?date=${NIGHT}`);
    await waitFor(() => expect(document.activeElement).toBe(hour(1, 20)));
    expect(document.title).toContain('(1) Haftalık tablo');
    expect(screen.getByRole('link', { name: '1 istek sizi bekliyor' }).getAttribute('href')).toBe(
      '#bekleyenler',
    );
    await user.click(line.getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(heard).toEqual(['Rezervasyon onaylandı!']));
    expect(document.activeElement?.textContent).toBe('Onayla');
    expect(await sent(requests, 'reservations/approve')).toEqual({
      reservationId: 'r1',
      startsAt: asking.startsAt,
    });
  });
});
