import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { addDays, currentNight, istanbulMidnight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { BoardPage } from './BoardPage.tsx';

vi.mock('mf-shared/realtime', () => ({
  realtime: { watchWeek: () => () => {} },
  useServerEvent: () => {},
  useResume: () => {},
}));

const HOUR = 3_600_000;
const TONIGHT = currentNight(Date.now());
const TOMORROW = addDays(TONIGHT, 1);
const at = (night: string, hour: number) => {
  const startsAt = istanbulMidnight(night) + hour * HOUR;
  return { date: night, timeSlot: `${hour}:00-${hour + 1}:00`, startsAt, endsAt: startsAt + HOUR };
};
const entry = (night: string, part: Partial<BoardEntry> = {}): BoardEntry => ({
  id: 'p1',
  _id: 'p1',
  kind: 'phone',
  fieldId: 'f1',
  ...at(night, 20),
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

/** One pitch that plays 20:00 and 21:00, on the requested nights. */
function open(night: string, entries: BoardEntry[], handlers: Parameters<typeof stubApi>[0] = {}) {
  const board = (request: Request): BoardAnswer => {
    const from = new URL(request.url).searchParams.get('from') ?? night;
    const held = entries.filter(({ date }) => date === from);
    const free = [20, 21]
      .map((hour) => ({ ...at(from, hour), price: 1500 }))
      .filter(({ startsAt }) => !held.some((one) => one.startsAt === startsAt));
    return {
      fields: [
        { fieldId: 'f1', fieldName: 'Saha 1', capacity: '', archived: false, days: [{ date: from, free }] },
      ],
      entries: held,
      lastDate: addDays(TONIGHT, 80),
    };
  };
  const requests = stubApi({
    'GET business/board': board,
    'GET reservations/business-reservations': () => ({ reservations: [], nextCursor: null }),
    'GET business/changes': () => [],
    ...handlers,
  });
  renderAt(`/business/board?date=${night}`, <BoardPage />);
  return requests;
}
const hour = (from: number) => screen.findByRole('button', { name: new RegExp(`, ${from}:00-`) });
const dialog = async () => within(await screen.findByRole('dialog'));
const bodies = (requests: Request[], method: string) =>
  Promise.all(requests.filter((one) => one.method === method).map((one) => one.clone().json()));
const signIn = (staffRole?: 'staff') =>
  useSession.setState({
    status: 'ready',
    token: 't',
    user: null,
    business: {
      id: 'b1',
      email: 'i@topla.test',
      role: 'business',
      isActive: true,
      ...(staffRole ? { staffId: 's1', staffRole } : {}),
    },
  });
beforeEach(() => signIn());

describe('a booking that two people change', () => {
  const current = entry(TOMORROW, { name: 'Hasan Bey', price: 1400, version: '2' });
  const changed = () =>
    refusal(409, {
      code: 'board_changed',
      message: 'Bu saati az önce başka biri değiştirdi.',
      about: { current, changedBy: { who: 'Can Usta', at: '2026-11-20T17:05:00Z' } },
    });
  async function conflict(part: Partial<BoardEntry> = {}, answers = [changed]) {
    const requests = open(TOMORROW, [entry(TOMORROW, part)], {
      'PUT business/phone-bookings/p1': () =>
        (answers.shift() ?? (() => ({ message: 'Güncellendi.', bookings: [current], taken: [] })))(),
    });
    const user = userEvent.setup();
    await user.click(await hour(20));
    const box = await dialog();
    await user.clear(box.getByLabelText('Ücret'));
    await user.type(box.getByLabelText('Ücret'), '1.200 TL');
    return { requests, user, box };
  }

  it('shows the second what stands and by whom, beside what was typed, and saves over it knowingly', async () => {
    const heard = hearToasts();
    const { requests, user, box } = await conflict();
    await user.click(box.getByRole('button', { name: 'Kaydet' }));
    const note = within(await box.findByRole('alert'));
    expect(note.getByText('Can Usta (20:05) siz yazarken bu rezervasyonu değiştirdi.')).toBeTruthy();
    expect(note.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'KayıtlıSizinki',
      'AdHasan BeyHasan Usta',
      'Ücret1.400 TL1.200 TL',
    ]);
    await user.click(note.getByRole('button', { name: 'Benimkini kaydet' }));
    await waitFor(() => expect(heard).toEqual(['Güncellendi.']));
    expect(await bodies(requests, 'PUT')).toMatchObject([
      { name: 'Hasan Usta', price: 1200, version: '1' },
      { name: 'Hasan Usta', price: 1200, version: '2' },
    ]);
  });

  it('goes as far as it was meant to when it is saved over', async () => {
    const { requests, user, box } = await conflict({ seriesId: 'x' });
    await user.click(box.getByRole('button', { name: 'Bunu ve sonrakileri kaydet' }));
    await user.click(await box.findByRole('button', { name: 'Benimkini kaydet' }));
    await waitFor(async () =>
      expect(await bodies(requests, 'PUT')).toMatchObject([
        { scope: 'following', version: '1' },
        { scope: 'following', version: '2' },
      ]),
    );
  });

  it('can take over what stands', async () => {
    const { requests, user, box } = await conflict();
    await user.click(box.getByRole('button', { name: 'Kaydet' }));
    await user.click(await box.findByRole('button', { name: 'Kayıtlı olanı al' }));
    expect(box.getByLabelText<HTMLInputElement>('Ad').value).toBe('Hasan Bey');
    expect(box.getByLabelText<HTMLInputElement>('Ücret').value).toBe('1400');
    expect(box.queryByRole('alert')).toBeNull();
    await user.click(box.getByRole('button', { name: 'Kaydet' }));
    await waitFor(async () => expect((await bodies(requests, 'PUT'))[1]).toMatchObject({ version: '2' }));
  });

  it('that is gone says so and offers nothing more', async () => {
    const gone = () => refusal(409, { code: 'board_changed', message: 'x', about: { current: null } });
    const { user, box } = await conflict({}, [gone]);
    await user.click(box.getByRole('button', { name: 'Kaydet' }));
    expect(await box.findByText('Başka biri bu rezervasyonu iptal etti.')).toBeTruthy();
    expect(box.queryByRole('button', { name: 'Benimkini kaydet' })).toBeNull();
  });
});

describe('a series', () => {
  const OTHER = { name: 'Başkası', phone: '+905550000000', note: 'Başka' };

  it('takes a change for this week and those after it, and gives each its own back', async () => {
    const [first, second] = [
      entry(TOMORROW, { seriesId: 'x', phone: '+905321112233', note: 'Kapora' }),
      entry(addDays(TOMORROW, 7), { id: 'p2', seriesId: 'x', price: 1600 }),
    ];
    const put = (id: string) => async (request: Request) => {
      const { scope } = (await request.clone().json()) as { scope?: string };
      const after = [first, second].map((one) => ({ ...one, ...OTHER, price: 1200, version: '2' }));
      return scope === 'following'
        ? { message: '2 saat güncellendi.', bookings: after, before: [first, second], taken: [] }
        : { message: 'x', bookings: [id === 'p1' ? first : second], taken: [] };
    };
    let undo: (() => void) | undefined;
    window.addEventListener(
      'topla:toast',
      (event) => {
        undo = (event as CustomEvent<{ action?: { onClick: () => void } }>).detail.action?.onClick;
      },
      { once: true },
    );
    const requests = open(TOMORROW, [first], {
      'PUT business/phone-bookings/p1': put('p1'),
      'PUT business/phone-bookings/p2': put('p2'),
    });
    const user = userEvent.setup();
    await user.click(await hour(20));
    const box = await dialog();
    await user.clear(box.getByLabelText('Ücret'));
    await user.type(box.getByLabelText('Ücret'), '1200');
    await user.click(box.getByRole('button', { name: 'Bunu ve sonrakileri kaydet' }));
    await waitFor(() => expect(undo).toBeTruthy());
    undo?.();
    await waitFor(async () =>
      expect(await bodies(requests, 'PUT')).toMatchObject([
        { price: 1200, version: '1', scope: 'following' },
        { name: 'Hasan Usta', phone: '+905321112233', note: 'Kapora', price: 1500, version: '2' },
        { name: 'Hasan Usta', phone: '', note: '', price: 1600, version: '2' },
      ]),
    );
  });

  it('is changed once while that is on its way', async () => {
    const requests = open(TOMORROW, [entry(TOMORROW, { seriesId: 'x' })], {
      'PUT business/phone-bookings/p1': () => new Promise(() => {}),
    });
    const user = userEvent.setup();
    await user.click(await hour(20));
    const box = await dialog();
    for (const name of ['Bunu ve sonrakileri kaydet', 'Bunu ve sonrakileri kaydet', 'Kaydet'])
      await user.click(box.getByRole('button', { name }));
    expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

describe('what was typed', () => {
  it('is there again when the dialog was closed without saving, and gone once it is saved', async () => {
    const requests = open(TOMORROW, [], {
      'POST business/phone-bookings': () => ({ message: 'Kaydedildi.', bookings: [], taken: [] }),
    });
    const user = userEvent.setup();
    await user.click(await hour(20));
    await user.keyboard('Kemal');
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await user.click(await hour(21));
    expect((await dialog()).getByLabelText<HTMLInputElement>('Ad').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await user.click(await hour(20));
    expect((await dialog()).getByLabelText<HTMLInputElement>('Ad').value).toBe('Kemal');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await bodies(requests, 'POST')).toMatchObject([{ name: 'Kemal' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await hour(20));
    expect((await dialog()).getByLabelText<HTMLInputElement>('Ad').value).toBe('');
  });
});

it('what was typed about a booking is forgotten once it is saved', async () => {
  const requests = open(TOMORROW, [entry(TOMORROW)], {
    'PUT business/phone-bookings/p1': () => ({ message: 'Güncellendi.', bookings: [], taken: [] }),
  });
  const user = userEvent.setup();
  await user.click(await hour(20));
  await user.type((await dialog()).getByLabelText('Not'), 'Kapora');
  await user.click((await dialog()).getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bodies(requests, 'PUT')).toMatchObject([{ note: 'Kapora' }]);
  await user.click(await hour(20));
  expect((await dialog()).getByLabelText<HTMLInputElement>('Not').value).toBe('');
});

describe('day staff', () => {
  const YESTERDAY = addDays(TONIGHT, -1);
  const over = () => vi.useFakeTimers({ toFake: ['Date'], now: at(YESTERDAY, 22).endsAt + 12 * HOUR });

  it('see what an hour costs and cannot give another price', async () => {
    signIn('staff');
    const requests = open(TOMORROW, [entry(TOMORROW)], {
      'PUT business/phone-bookings/p1': () => ({ message: 'x', bookings: [], taken: [] }),
    });
    const user = userEvent.setup();
    await user.click(await hour(21));
    expect((await dialog()).queryByLabelText('Ücret')).toBeNull();
    expect((await dialog()).getByRole('button', { name: 'Kaydet · 1.500 TL' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await user.click(await hour(20));
    expect((await dialog()).queryByLabelText('Ücret')).toBeNull();
    await user.click((await dialog()).getByRole('button', { name: 'Kaydet' }));
    await waitFor(async () => expect(await bodies(requests, 'PUT')).toHaveLength(1));
    expect((await bodies(requests, 'PUT'))[0]).not.toHaveProperty('price');
  });

  it.each([undefined, 'staff'] as const)(
    'read what was played, which the owner corrects (%s)',
    async (role) => {
      over();
      try {
        signIn(role);
        open(YESTERDAY, [entry(YESTERDAY, { isLate: true, attendance: 'played' })]);
        await userEvent.click(await hour(20));
        const box = await dialog();
        expect(box.getByText(/saati geçtikten sonra yazıldı/)).toBeTruthy();
        expect(box.getByRole('button', { name: 'Geldi', pressed: true })).toBeTruthy();
        expect(box.queryAllByRole('button', { name: 'Kaydet' })).toHaveLength(role ? 0 : 1);
        expect(box.queryAllByRole('button', { name: 'İptal et' })).toHaveLength(role ? 0 : 1);
        expect((await hour(21)).getAttribute('aria-label')).toContain(
          role ? 'artık yazılamaz' : 'sonradan yazılabilir',
        );
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

describe('who came', () => {
  it.each(['phone', 'subscription'] as const)('is said of a %s hour', async (kind) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at(TONIGHT, 20).startsAt + 60_000 });
    try {
      const booked = entry(TONIGHT, { kind, userId: kind === 'phone' ? null : 'u1' });
      const requests = open(TONIGHT, [booked], {
        'POST business/attendance': () => {
          booked.attendance = 'no_show';
          return { message: 'x' };
        },
      });
      await userEvent.click(await hour(20));
      const box = await dialog();
      await userEvent.click(box.getByRole('button', { name: 'Gelmedi' }));
      expect(await box.findByRole('button', { name: 'Gelmedi', pressed: true })).toBeTruthy();
      await waitFor(async () =>
        expect(await bodies(requests, 'POST')).toEqual([{ kind, id: 'p1', attendance: 'no_show' }]),
      );
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a booking that was picked up', () => {
  it('stays in hand while the page is turned, and is dropped on another day', async () => {
    const requests = open(TOMORROW, [entry(TOMORROW)], {
      'POST business/board/move': () => ({ message: 'Taşındı.', entry: entry(TOMORROW) }),
    });
    const user = userEvent.setup();
    (await hour(20)).focus();
    await user.keyboard('t{PageDown}');
    const next = addDays(TOMORROW, 1);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toContain(next));
    expect(screen.getByText(/Hasan Usta taşınıyor/)).toBeTruthy();
    await user.click(await hour(21));
    await waitFor(async () =>
      expect(await bodies(requests, 'POST')).toEqual([
        { kind: 'phone', id: 'p1', version: '1', to: { fieldId: 'f1', date: next, timeSlot: '21:00-22:00' } },
      ]),
    );
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
  });

  it('is let go of by its own button on any page', async () => {
    open(TOMORROW, [entry(TOMORROW)]);
    const user = userEvent.setup();
    (await hour(20)).focus();
    // There is only one pitch to choose.
    expect(screen.queryByLabelText('Saha')).toBeNull();
    await user.keyboard('t');
    await user.click(screen.getByRole('button', { name: 'Sonraki gün' }));
    await user.click(await screen.findByRole('button', { name: 'Taşımaktan vazgeç' }));
    expect(screen.queryByText(/taşınıyor/)).toBeNull();
    await user.click(await hour(21));
    expect((await dialog()).getByLabelText('Ad')).toBeTruthy();
  });
});
