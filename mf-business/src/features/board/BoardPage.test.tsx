import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { formatDay } from 'mf-shared/format';
import { addDays, currentNight, istanbulMidnight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { BoardPage } from './BoardPage.tsx';
import { toGrid } from './model.ts';
import { NowLine } from './NowLine.tsx';

const watchWeek = vi.hoisted(() => vi.fn(() => () => {}));
vi.mock('mf-shared/realtime', () => ({
  realtime: { watchWeek },
  useServerEvent: () => {},
  useResume: () => {},
}));

const HOUR = 3_600_000;
/** A Wednesday evening. */
const NOW = Date.parse('2026-11-18T15:20:00Z');
const NIGHT = addDays(currentNight(NOW), 2);
const at = (hour: number) => {
  const startsAt = istanbulMidnight(NIGHT) + hour * HOUR;
  return { timeSlot: `${hour}:00-${hour + 1}:00`, startsAt, endsAt: startsAt + HOUR };
};

const entry = (hour: number, part: Partial<BoardEntry> = {}): BoardEntry => ({
  id: 'p1',
  _id: 'p1',
  kind: 'phone',
  fieldId: 'f1',
  date: NIGHT,
  ...at(hour),
  status: 'approved',
  name: 'Hasan Usta',
  phone: '',
  note: '',
  price: 1500,
  userId: null,
  reason: null,
  seriesId: null,
  version: '1',
  ...part,
});

const at19 = { fieldId: 'f1', date: NIGHT, timeSlot: '19:00-20:00' };

/** Two pitches from 18:00 to 22:00; entries take their hours. */
function board(entries: BoardEntry[] = []): BoardAnswer {
  const free = (fieldId: string) =>
    [18, 19, 20, 21]
      .map((hour) => ({ ...at(hour), price: 1500 }))
      .filter((one) => !entries.some((held) => held.fieldId === fieldId && held.startsAt === one.startsAt));
  const field = (fieldId: string, fieldName: string) => ({
    fieldId,
    fieldName,
    capacity: "7'ye 7",
    archived: false,
    days: [{ date: NIGHT, free: free(fieldId) }],
  });
  return { fields: [field('f1', 'Saha 1'), field('f2', 'Saha 2')], entries, lastDate: addDays(NIGHT, 80) };
}

function serve(entries: BoardEntry[], overrides: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({
    'GET business/board': () => board(entries),
    'GET reservations/business-reservations': () => ({ reservations: [], nextCursor: null }),
    ...overrides,
  });
}

const hour = (pitch: number, from: number) =>
  screen.getByRole('button', { name: new RegExp(`^Saha ${pitch}, .*, ${from}:00-`) });
async function open(entries: BoardEntry[] = [], overrides = {}) {
  const requests = serve(entries, overrides);
  renderAt(`/business/board?date=${NIGHT}`, <BoardPage />);
  await screen.findByRole('grid');
  return requests;
}
const sent = async (requests: Request[], path: string) => {
  const request = requests.find((one) => one.method !== 'GET' && one.url.includes(path));
  return request?.clone().json();
};

beforeEach(() => {
  vi.setSystemTime(NOW);
  useSession.setState({
    status: 'ready',
    token: 't',
    business: { id: 'b1', email: 'i@topla.test', role: 'business', isActive: true },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

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
    expect(hour(1, 18).textContent).toBe('Hasan UstaTelefon');
    expect(hour(1, 19).textContent).toBe('BekliyorEmre Şahin');
    expect(hour(1, 20).textContent).toBe('KapalıTatil');
    expect(hour(1, 21).textContent).toBe('Boş1.500 TL');
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
    const requests = screen.getByText('Sizi bekleyen');
    await waitFor(() => expect(requests.nextElementSibling?.textContent).toBe('0 istek'));
    expect(requests.parentElement?.dataset.alert).toBeUndefined();
    expect(document.title).not.toContain('(');
  });

  it('has one tab stop, and arrows, Home and End walk from it', async () => {
    await open();
    const user = userEvent.setup();
    expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    hour(1, 18).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(hour(2, 19));
    await user.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement).toBe(hour(2, 21));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(hour(1, 21));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(hour(1, 21));
  });

  it('is entered at the first hour that can be given away', async () => {
    await open([entry(18)]);
    expect([18, 19].map((from) => hour(1, from).tabIndex)).toEqual([-1, 0]);
  });

  it('writes several hours down with the keyboard alone', async () => {
    const heard = hearToasts();
    const requests = await open([], {
      'POST business/phone-bookings': () => ({
        message: 'Telefon rezervasyonu kaydedildi.',
        bookings: [entry(19)],
        taken: [],
      }),
    });
    const user = userEvent.setup();
    hour(1, 19).focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(document.activeElement).toBe(dialog.getByLabelText('Ad'));
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(0);
    await user.keyboard('Ayşe Hanım{Enter}');
    await waitFor(() => expect(heard).toEqual(['Telefon rezervasyonu kaydedildi.']));
    expect(await sent(requests, 'phone-bookings')).toMatchObject({
      name: 'Ayşe Hanım',
      hours: [
        { fieldId: 'f1', date: NIGHT, timeSlot: '19:00-20:00' },
        { fieldId: 'f1', date: NIGHT, timeSlot: '20:00-21:00' },
      ],
    });
  });

  it('keeps what was typed when the hour was taken meanwhile, and says by whom', async () => {
    await open([], {
      'POST business/phone-bookings': () =>
        refusal(409, {
          code: 'slot_taken',
          message: 'Bu saat az önce doldu. Lütfen başka bir saat seçin.',
          about: { conflicts: [entry(19, { kind: 'reservation', name: 'Emre Şahin' })] },
        }),
    });
    const user = userEvent.setup();
    await user.click(hour(1, 19));
    await user.keyboard('Kemal{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toContain('Emre Şahin');
    expect(dialog.getByLabelText<HTMLInputElement>('Ad').value).toBe('Kemal');
    expect(dialog.queryByRole('button', { name: 'Boş olanları kaydet' })).toBeNull();
  });

  it('moves a booking with T, arrows and Enter, shown at once and taken back when refused', async () => {
    const heard = hearToasts();
    const answer = Promise.withResolvers<void>();
    const requests = await open([entry(18)], {
      'POST business/board/move': () =>
        answer.promise.then(() =>
          refusal(409, { code: 'board_changed', message: 'Bu saati az önce başka biri değiştirdi.' }),
        ),
    });
    const user = userEvent.setup();
    hour(1, 18).focus();
    await user.keyboard('t');
    expect(hour(1, 18).dataset.state).toBe('moving');
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(hour(2, 19).textContent).toContain('Hasan Usta'));
    expect(hour(1, 18).textContent).toContain('Boş');
    expect(await sent(requests, 'board/move')).toEqual({
      kind: 'phone',
      id: 'p1',
      version: '1',
      to: { fieldId: 'f2', date: NIGHT, timeSlot: '19:00-20:00' },
    });
    answer.resolve();
    await waitFor(() => expect(heard).toEqual(['Bu saati az önce başka biri değiştirdi.']));
    expect(hour(1, 18).textContent).toContain('Hasan Usta');
  });

  it('lets go of a move with Escape', async () => {
    const requests = await open([entry(18)]);
    const user = userEvent.setup();
    hour(1, 18).focus();
    await user.keyboard('t');
    expect(screen.getByText(/Hasan Usta taşınıyor/)).toBeTruthy();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
    expect(document.activeElement).toBe(hour(1, 18));
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
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

  it('names the games of now in the order in which they began, and the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(19).startsAt + 5 * 60_000 });
    const half = { timeSlot: '18:30-19:30', startsAt: at(18.5).startsAt, endsAt: at(18.5).endsAt };
    await open([
      entry(19),
      entry(18, { id: 'p2', fieldId: 'f2', name: 'Erken Başlayan', ...half }),
      entry(20, { id: 'p3', name: 'Sonra Gelen' }),
    ]);
    const games = screen.getByText('Şimdi sahada').closest('dl')?.querySelectorAll('dd');
    await waitFor(() =>
      expect([...(games ?? [])].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
        '18:30 Erken Başlayan Saha 2',
        '19:00 Hasan Usta Saha 1',
        '20:00 Sonra Gelen Saha 1',
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

  it('takes a phone booking to the hour that runs, and what a player holds only ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(19).startsAt + 5 * 60_000 });
    const booked = entry(20, { id: 'r1', kind: 'reservation', name: 'Emre Şahin', userId: 'u1' });
    const requests = await open([entry(21), booked], {
      'POST business/board/move': () => ({ message: 'Rezervasyon taşındı.', entry: entry(19) }),
    });
    const user = userEvent.setup();
    hour(1, 20).focus();
    await user.keyboard('t{ArrowUp}');
    for (const from of [18, 19])
      expect(hour(1, from).getAttribute('aria-label')).toContain('artık yazılamaz');
    await user.keyboard('{Enter}{Escape}');
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    hour(1, 21).focus();
    await user.keyboard('t{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(async () =>
      expect(await sent(requests, 'board/move')).toMatchObject({ kind: 'phone', to: at19 }),
    );
  });

  it('moves one night of a regular as it moves a booking, by keys and by the dialog', async () => {
    const heard = hearToasts();
    const night = entry(18, {
      id: 'o1',
      kind: 'subscription',
      name: 'İpek Şahin',
      userId: 'u1',
      seriesId: 's1',
    });
    const there = { ...night, ...at(19), fieldId: 'f2', usualDate: NIGHT, version: '2' };
    const requests = await open([night], {
      'POST business/board/move': () => ({ message: 'Aboneliğin bu haftası taşındı.', entry: there }),
    });
    const moves = () => requests.filter(({ url }) => url.includes('board/move'));
    const user = userEvent.setup();
    hour(1, 18).focus();
    await user.keyboard('t{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(heard).toEqual(['Aboneliğin bu haftası taşındı.']));
    expect(await sent(requests, 'board/move')).toEqual({
      kind: 'subscription',
      id: 'o1',
      version: '1',
      to: { fieldId: 'f2', date: NIGHT, timeSlot: '19:00-20:00' },
    });
    await user.click(hour(1, 18));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/yalnız bu hafta taşınır/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Taşı' }));
    expect(screen.getByText(/İpek Şahin taşınıyor/)).toBeTruthy();
    await user.click(hour(2, 21));
    await waitFor(() => expect(moves()).toHaveLength(2));
  });

  it('says of a moved night for which one it stands', async () => {
    const usualDate = addDays(NIGHT, -1);
    await open([entry(18, { id: 'o1', kind: 'subscription', name: 'İpek Şahin', usualDate })]);
    expect(hour(1, 18).textContent).toBe('İpek ŞahinAbone, bu hafta taşındı');
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

describe('the keys of the board', () => {
  it('take more hours by Shift as far as they are free, and let go by Escape or an arrow alone', async () => {
    await open([entry(21)]);
    const user = userEvent.setup();
    const marked = () =>
      [...document.querySelectorAll('[data-marked]')].map((one) =>
        one.getAttribute('aria-label')?.slice(-25, -16),
      );
    hour(1, 18).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    expect(marked()).toHaveLength(3);
    expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(3);
    expect(document.activeElement).toBe(hour(1, 20));
    await user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(marked()).toHaveLength(2);
    await user.keyboard('{ArrowUp}');
    expect(marked()).toEqual([]);
    hour(1, 18).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect([marked(), document.activeElement]).toEqual([[], hour(2, 18)]);
  });

  it.each([
    ['{PageUp}', `?date=${addDays(NIGHT, -1)}`],
    ['b', ''],
    ['B', ''],
    ['{Control>}b{/Control}', `?date=${NIGHT}`],
    ['{Alt>}b{/Alt}', `?date=${NIGHT}`],
    ['{Meta>}b{/Meta}', `?date=${NIGHT}`],
  ])('%s leads to "%s"', async (keys, query) => {
    await open();
    hour(1, 18).focus();
    await userEvent.keyboard(keys);
    expect(screen.getByTestId('address').textContent).toBe(`/business/board${query}`);
  });

  it('take nothing up that cannot be moved, and put it down where it was', async () => {
    await open([entry(18), entry(19, { id: 'c1', kind: 'closure', reason: 'holiday' })]);
    const user = userEvent.setup();
    hour(1, 19).focus();
    await user.keyboard('t');
    hour(1, 20).focus();
    await user.keyboard('t');
    hour(1, 18).focus();
    await user.keyboard('{Control>}t{/Control}');
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
    await user.keyboard('t');
    expect(screen.getByText(/taşınıyor/)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what the toolbar shows', () => {
  const asked = (requests: Request[]) =>
    requests
      .filter(({ url }) => url.includes('business/board'))
      .map(({ url }) => new URL(url).searchParams.toString());

  it('is a day or a week from Monday on, all pitches or one', async () => {
    const requests = await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Hafta' }));
    const monday = addDays(NIGHT, -4);
    const today = screen.getAllByText('Bugün', { selector: 'th em' }).map((one) => one.closest('th'));
    expect(today.map((head) => head?.getAttribute('aria-label'))).toEqual([formatDay(currentNight(NOW))]);
    expect(screen.getByTestId('address').textContent).toBe(`/business/board?date=${NIGHT}&view=week`);
    await waitFor(() => expect(asked(requests)).toContain(`from=${monday}&to=${addDays(monday, 6)}`));
    expect(watchWeek).toHaveBeenLastCalledWith('b1', monday, addDays(monday, 6));
    // The weeks before and after are prefetched.
    await waitFor(() =>
      expect(asked(requests)).toContain(`from=${addDays(monday, 7)}&to=${addDays(monday, 13)}`),
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

describe('the pointer', () => {
  /** Gives each button a position: its index in `spots` is `x`. */
  function lay(...spots: (HTMLElement | null)[]) {
    vi.spyOn(document, 'elementFromPoint').mockImplementation((x) => spots[Math.floor(x / 100)] ?? null);
    const send = (
      name: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
      at: number,
      part: object = {},
    ) => fireEvent[name](screen.getByRole('grid'), { clientX: at * 100, clientY: 0, button: 0, ...part });
    return { down: (at: number, part = {}) => send('pointerDown', at, part), send };
  }
  const move = { 'POST business/board/move': () => ({ message: 'Taşındı.', entry: entry(19) }) };

  it('marks free hours by dragging over them, within a column', async () => {
    await open([], {});
    const { down, send } = lay(hour(1, 19), hour(1, 20), hour(2, 20));
    down(0);
    send('pointerMove', 1);
    send('pointerMove', 2);
    send('pointerUp', 2);
    // The browser sends a click after each release; nobody meant it.
    fireEvent.click(hour(1, 20));
    expect(await screen.findByRole('dialog', { name: '19:00-21:00' })).toBeTruthy();
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(0);
  });

  it('carries a booking to a free hour, and nowhere else', async () => {
    const requests = await open([entry(18), entry(20, { id: 'p2', name: 'Öteki' })], move);
    const { down, send } = lay(hour(1, 18), hour(1, 20), hour(2, 19), null);
    const moves = () => requests.filter(({ url }) => url.includes('board/move'));
    for (const to of [1, 3, 0]) {
      down(0);
      send('pointerMove', 2);
      expect(hour(2, 19).dataset.state).toBe('target');
      send('pointerMove', to);
      send('pointerUp', to);
      expect(document.querySelector('[data-state]')).toBeNull();
    }
    down(0);
    send('pointerMove', 2);
    send('pointerCancel', 2);
    send('pointerUp', 2);
    down(0, { button: 2 });
    send('pointerMove', 2);
    send('pointerUp', 2);
    expect(moves()).toEqual([]);
    down(0);
    send('pointerMove', 2);
    send('pointerUp', 2);
    fireEvent.click(hour(2, 19));
    await waitFor(() => expect(moves()).toHaveLength(1));
    expect(await sent(requests, 'board/move')).toMatchObject({ to: { ...at19, fieldId: 'f2' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that trembles presses, and begins there with the keyboard', async () => {
    await open([entry(18)]);
    const { down, send } = lay(hour(1, 18));
    expect(hour(1, 18).tabIndex).toBe(-1);
    down(0);
    send('pointerMove', 0.06);
    send('pointerUp', 0.06);
    expect(hour(1, 18).tabIndex).toBe(0);
    fireEvent.click(hour(1, 18));
    expect(await screen.findByRole('dialog', { name: 'Hasan Usta' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    down(0);
    send('pointerMove', 0.07);
    expect(hour(1, 18).dataset.state).toBe('moving');
  });

  it('takes nothing else up while a booking is in hand', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW, shouldAdvanceTime: true });
    const requests = await open([entry(18), entry(19, { id: 'p2', name: 'Öteki' })], move);
    const { down, send } = lay(hour(1, 19), hour(1, 20), hour(1, 21), hour(2, 19));
    act(() => hour(1, 18).focus());
    fireEvent.keyDown(hour(1, 18), { key: 't' });
    for (const [from, to, part] of [
      [0, 3, {}],
      [1, 2, {}],
      [0, 3, { pointerType: 'touch' }],
    ] as const) {
      down(from, part);
      act(() => void vi.advanceTimersByTime(351));
      send('pointerMove', to, part);
      expect(document.querySelectorAll('[data-marked], [data-state="target"]')).toHaveLength(0);
      send('pointerUp', to, part);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(screen.getByText(/Hasan Usta taşınıyor/)).toBeTruthy();
  });

  it('of a finger carries only after a moment, and scrolls otherwise', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW, shouldAdvanceTime: true });
    const requests = await open([entry(18)], move);
    const { down, send } = lay(hour(1, 18), hour(2, 19));
    const touch = { pointerType: 'touch' };
    const moves = () => requests.filter(({ url }) => url.includes('board/move'));
    const scroll = () => {
      const event = new Event('touchmove', { bubbles: true, cancelable: true });
      screen.getByRole('grid').dispatchEvent(event);
      return !event.defaultPrevented;
    };
    down(0, touch);
    send('pointerMove', 1, touch);
    act(() => void vi.advanceTimersByTime(400));
    expect(scroll()).toBe(true);
    expect(document.querySelector('[data-state]')).toBeNull();
    send('pointerUp', 1, touch);
    expect(moves()).toEqual([]);
    down(0, touch);
    act(() => void vi.advanceTimersByTime(351));
    expect(scroll()).toBe(false);
    send('pointerMove', 1, touch);
    send('pointerUp', 1, touch);
    await waitFor(() => expect(moves()).toHaveLength(1));
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
    expect(screen.getByText('Sizi bekleyen').parentElement?.dataset.alert).toBe('true');
    await user.click(line.getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(heard).toEqual(['Rezervasyon onaylandı!']));
    expect(document.activeElement?.textContent).toBe('Onayla');
    expect(await sent(requests, 'reservations/approve')).toEqual({
      reservationId: 'r1',
      startsAt: asking.startsAt,
    });
  });
});

/** The window becomes visible a minute later, so the board is read again. */
function comeBack() {
  act(() => focusManager.setFocused(false));
  vi.setSystemTime(NOW + 60_000);
  act(() => focusManager.setFocused(true));
  onTestFinished(() => focusManager.setFocused(undefined));
}

it('the keyboard stays in the board when its hour is no more', async () => {
  let now = board();
  await open([], { 'GET business/board': () => now });
  hour(1, 21).focus();
  const without = (field: BoardAnswer['fields'][number]) => ({
    ...field,
    days: field.days.map(({ date, free }) => ({ date, free: free.slice(0, -1) })),
  });
  now = { ...now, fields: now.fields.map(without) };
  comeBack();
  await waitFor(() => expect(document.activeElement).toBe(hour(1, 18)));
});

it('what is drawn anew takes the focus from nobody who put it down', async () => {
  let entries: BoardEntry[] = [];
  serve([], {
    'GET business/board': () => board(entries),
    'POST business/phone-bookings': () => ({ message: 'Kaydedildi.', bookings: [], taken: [] }),
  });
  renderAt(`/business/board?date=${NIGHT}`, <BoardPage />);
  await screen.findByRole('grid');
  hour(1, 18).focus();
  act(() => hour(1, 18).blur());
  entries = [entry(19)];
  comeBack();
  await waitFor(() => expect(hour(1, 19).textContent).toContain('Hasan Usta'));
  expect(document.activeElement).toBe(document.body);
});
