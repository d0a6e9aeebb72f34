import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DailyField, Reservation } from 'mf-shared/contracts/reservations';
import { formatDate } from 'mf-shared/format';
import { addDays, currentNight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { TOAST_EVENT } from 'mf-shared/ui/toast';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, seeToasts, stubApi } from '../../../../mf-shared/test/support.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const hub = vi.hoisted(() => {
  const listeners = new Map<string, (data: unknown) => void>();
  const resumed = new Set<() => void>();
  return {
    listeners,
    resumed,
    arrive: (data: unknown) => listeners.get('reservationChanged')?.(data),
    resume: () => {
      for (const listener of resumed) listener();
    },
  };
});
vi.mock('mf-shared/realtime', () => ({
  useServerEvent: (event: string, listener: (data: unknown) => void) => {
    hub.listeners.set(event, listener);
  },
  useResume: (listener: () => void) => {
    hub.resumed.add(listener);
  },
}));

const HOUR = 3_600_000;
// A Wednesday, 20:00 in Istanbul: hours counted from here stay within one date, whenever the tests run.
const now = Date.parse('2026-11-25T17:00:00Z');
vi.useFakeTimers({ toFake: ['Date'], now });
const today = currentNight(now);

function reservation(id: string, fullName: string, part: Partial<Reservation> = {}): Reservation {
  return {
    id,
    _id: id,
    reservationId: id,
    businessId: 'b1',
    businessName: 'Yıldız Halı Saha',
    fieldId: 'f1',
    fieldName: 'Kapalı Saha',
    date: today,
    timeSlot: '21:00-22:00',
    startsAt: now + HOUR,
    endsAt: now + 2 * HOUR,
    status: 'pending',
    price: 1500,
    createdAt: new Date(now - 5.5 * 60_000).toISOString(),
    user: { id: `u-${id}`, _id: `u-${id}`, fullName, email: 'o@topla.test', phone: '+905321234567' },
    ...part,
  };
}

/** A server that holds reservations and answers like the API. */
function serve(reservations: Reservation[], overrides: Parameters<typeof stubApi>[0] = {}) {
  const change = (id: string, status: Reservation['status']) => {
    reservations = reservations.map((one) => (one.id === id ? { ...one, status } : one));
    return { message: 'Tamam.' };
  };
  const decided = (status: Reservation['status']) => async (request: Request) =>
    change(((await request.json()) as { reservationId: string }).reservationId, status);
  const slots = (date: string): DailyField['daySlots'] => {
    const held = reservations.filter((one) => one.date === date && /pending|approved/.test(one.status));
    return [
      ...held.map((one) => ({
        timeSlot: one.timeSlot,
        status: one.status as 'pending' | 'approved',
        isPast: one.startsAt <= now,
        startsAt: one.startsAt,
        endsAt: one.endsAt,
        user: one.user,
        reservationId: one.id,
      })),
      {
        timeSlot: '17:00-18:00',
        status: 'available',
        isPast: true,
        startsAt: now - 5 * HOUR,
        endsAt: now - 4 * HOUR,
        user: null,
        reservationId: null,
      },
    ];
  };
  return stubApi({
    'GET profile/business': () => ({ businessName: 'Yıldız Halı Saha', fields: [], isActive: true }),
    'GET reservations/daily': (request) => ({
      dailyData: [
        {
          fieldId: 'f1',
          fieldName: 'Kapalı Saha',
          capacity: "7'ye 7",
          daySlots: slots(new URL(request.url).searchParams.get('date') ?? ''),
        },
      ],
    }),
    'GET reservations/business-reservations': (request) => {
      const status = new URL(request.url).searchParams.get('status');
      return {
        reservations: reservations.filter((one) => !status || one.status === status),
        nextCursor: null,
      };
    },
    'POST reservations/approve': decided('approved'),
    'POST reservations/reject': decided('rejected'),
    ...Object.fromEntries(
      reservations.map(({ id }) => [`DELETE reservations/${id}`, () => change(id, 'cancelled')]),
    ),
    ...overrides,
  });
}

const card = (name: string) => within(screen.getByRole('listitem', { name }));
const table = () => within(screen.getByRole('table', { name: /Kapalı Saha/ }));

beforeEach(() => {
  useSession.setState({
    status: 'ready',
    token: 't',
    business: { id: 'b1', email: 'i@topla.test', role: 'business', isActive: true },
  });
});

describe('who may see it', () => {
  it('sends away whoever is no business', () => {
    useSession.setState({ business: null });
    renderAt('/profile/business', <DashboardPage />);
    expect(screen.getByTestId('address').textContent).toBe('/login');
  });
});

describe('the day', () => {
  it('shows Boş, Bekliyor and the player, and who plays now, is next and waits', async () => {
    serve([
      reservation('r1', 'Deniz Şahin', {
        startsAt: now + 3 * HOUR,
        endsAt: now + 4 * HOUR,
        timeSlot: '23:00-00:00',
      }),
      reservation('r2', 'Emre Yıldız', {
        status: 'approved',
        startsAt: now - 1000,
        endsAt: now + HOUR,
        timeSlot: '20:00-21:00',
      }),
      reservation('r3', 'Mert Kaya', { status: 'approved' }),
    ]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('table', { name: /Kapalı Saha/ });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('İşletme Profilimi Güncelle');
    const rows = table()
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      '17:00-18:00Boş, unutulan rezervasyonu yaz',
      '20:00-21:00ŞimdiEmre Yıldız',
      '21:00-22:00Mert Kaya',
      '23:00-00:00BekliyorDeniz Şahin',
    ]);
    const answers = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(answers).toEqual(['20:00 Emre Yıldız Kapalı Saha', '21:00 Mert Kaya Kapalı Saha', '1 istek']);
  });

  it('opens who holds an hour, with the phone', async () => {
    serve([reservation('r3', 'Mert Kaya', { status: 'approved' })]);
    renderAt('/profile/business', <DashboardPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Mert Kaya' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mert Kaya' }));
    expect(dialog.getByRole('link', { name: /0532 123 45 67$/ }).getAttribute('href')).toBe(
      'tel:+905321234567',
    );
    expect(dialog.getByRole('link', { name: 'Mesaj' }).getAttribute('href')).toContain('receiverId=u-r3');
  });

  it('shows bookings by phone and closed hours, and counts closed ones as nobody’s game', async () => {
    const slot = { status: 'approved', isPast: false, reservationId: null };
    serve([], {
      'GET reservations/daily': () => ({
        dailyData: [
          {
            fieldId: 'f1',
            fieldName: 'Kapalı Saha',
            capacity: "7'ye 7",
            daySlots: [
              {
                ...slot,
                timeSlot: '20:00-21:00',
                startsAt: now + HOUR,
                endsAt: now + 2 * HOUR,
                kind: 'phone',
                note: 'Kapora verdi',
                user: { id: 'p1', _id: 'p1', fullName: 'Hasan Usta', phone: '+905321234567' },
              },
              {
                ...slot,
                timeSlot: '19:00-20:00',
                startsAt: now - 1000,
                endsAt: now + HOUR - 1000,
                kind: 'closure',
                note: 'Bakım',
                user: null,
              },
            ],
          },
        ],
      }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('table', { name: /Kapalı Saha/ });
    expect(table().getByRole('button', { name: /Kapalı/ }).textContent).toBe('KapalıBakım');
    const [current, next] = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(current).toBe('Şu anda maç yok');
    expect(next).toContain('Hasan Usta');
    await userEvent.click(table().getByRole('button', { name: /Hasan Usta/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hasan Usta' }));
    expect(dialog.getByText('Kapora verdi', { exact: false })).toBeTruthy();
    expect(dialog.queryByRole('link', { name: 'Mesaj' })).toBeNull();
  });

  it('keeps the day in the address', async () => {
    serve([]);
    renderAt('/profile/business', <DashboardPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Önceki gün' }));
    const before = addDays(today, -1);
    expect(screen.getByTestId('address').textContent).toBe(`/profile/business?date=${before}`);
    expect(screen.getByRole('heading', { name: new RegExp(formatDate(before)) })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sonraki gün' }));
    expect(screen.getByTestId('address').textContent).toBe('/profile/business');
  });

  it('says so when there is nothing', async () => {
    serve([], { 'GET reservations/daily': () => ({ dailyData: [] }) });
    renderAt('/profile/business', <DashboardPage />);
    expect(await screen.findByText('Bugün için veri yok.')).toBeTruthy();
    expect(await screen.findByText('Henüz rezervasyon isteği yok.')).toBeTruthy();
    expect(screen.getByText('7 günden eski rezervasyon istekleri otomatik olarak silinir.')).toBeTruthy();
  });
});

describe('decisions', () => {
  it('shows an approval before the server answered', async () => {
    const heard = hearToasts();
    const answer = Promise.withResolvers<void>();
    serve([reservation('r1', 'Deniz Şahin')], {
      'POST reservations/approve': () => answer.promise.then(() => ({ message: 'Tamam.' })),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('button', { name: /Bekliyor/ });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(card('Deniz Şahin').getByText('Onaylandı')).toBeTruthy());
    expect(table().getByRole('button', { name: 'Deniz Şahin' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Deniz Şahin' }));
    expect(heard).toEqual([]);
    answer.resolve();
    await waitFor(() => expect(heard).toEqual(['Rezervasyon onaylandı!']));
  });

  it('takes an approval back when it is refused, with the server’s sentence', async () => {
    const heard = hearToasts();
    serve([reservation('r1', 'Deniz Şahin')], {
      'POST reservations/approve': () =>
        refusal(409, { code: 'reservation_not_pending', message: 'Bu istek artık beklemede değil.' }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('button', { name: /Bekliyor/ });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: 'Onayla' }));
    await waitFor(() => expect(heard).toEqual(['Bu istek artık beklemede değil.']));
    expect(card('Deniz Şahin').getByText('Bekliyor')).toBeTruthy();
    expect(table().getByText('Bekliyor')).toBeTruthy();
  });

  it.each([
    ['Onayla', 'POST reservations/approve', 'Rezervasyon onaylanamadı.'],
    ['Reddet', 'POST reservations/reject', 'Rezervasyon reddedilemedi.'],
  ])('%s without a connection: rolled back and said', async (button, call, sentence) => {
    const heard = hearToasts();
    serve([reservation('r1', 'Deniz Şahin')], { [call]: () => null });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('button', { name: /Bekliyor/ });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: button }));
    await waitFor(() => expect(heard).toEqual([sentence]));
    expect(card('Deniz Şahin').getByText('Bekliyor')).toBeTruthy();
    expect(table().getByText('Bekliyor')).toBeTruthy();
  });

  it('rejects and frees the hour', async () => {
    const heard = hearToasts();
    serve([reservation('r1', 'Deniz Şahin')]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('button', { name: /Bekliyor/ });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: 'Reddet' }));
    await waitFor(() => expect(heard).toEqual(['Rezervasyon reddedildi!']));
    expect(card('Deniz Şahin').getByText('Reddedildi')).toBeTruthy();
    expect(table().queryByText('Bekliyor')).toBeNull();
  });

  it.each([
    ['Reddet', 'pending', 'Rezervasyon reddedildi!'],
    ['Sil', 'approved', 'Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.'],
  ] as const)('offers to take %s back', async (button, status, said) => {
    const undo: { message: string; action?: { label: string; onClick: () => void } }[] = [];
    const hear = (event: Event) => undo.push((event as CustomEvent).detail);
    window.addEventListener(TOAST_EVENT, hear);
    const requests = serve([reservation('r1', 'Deniz Şahin', { status })], {
      'POST reservations/r1/restore': () => ({ message: 'Geri alındı, rezervasyon yeniden geçerli.' }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Deniz Şahin' });
    await userEvent.click(card('Deniz Şahin').getByRole('button', { name: button }));
    const sure = screen.queryByRole('dialog');
    if (sure) await userEvent.click(within(sure).getByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(undo).toMatchObject([{ message: said, action: { label: 'Geri al' } }]));
    undo[0]?.action?.onClick();
    await waitFor(() => expect(undo[1]?.message).toBe('Geri alındı, rezervasyon yeniden geçerli.'));
    expect(requests.filter(({ url }) => url.endsWith('r1/restore'))).toHaveLength(1);
    window.removeEventListener(TOAST_EVENT, hear);
  });

  it('stands requests that wait in the order in which they are played', async () => {
    const at = (id: string, name: string, hours: number) =>
      reservation(id, name, { startsAt: now + hours * HOUR, endsAt: now + (hours + 1) * HOUR });
    serve([at('r1', 'Geç Gelen', 30), at('r2', 'Bu Akşam', 3), at('r3', 'Yarın', 20)]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Yarın' });
    const list = within(screen.getByRole('region', { name: 'Rezervasyon istekleri' }));
    expect(list.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
      'Bu Akşam',
      'Yarın',
      'Geç Gelen',
    ]);
  });

  it('deletes an approved one after asking once', async () => {
    const heard = hearToasts();
    const requests = serve([reservation('r3', 'Mert Kaya', { status: 'approved' })]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Mert Kaya' });
    await userEvent.click(card('Mert Kaya').getByRole('button', { name: 'Sil' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rezervasyon silinsin mi?' }));
    expect(requests.some((request) => request.method === 'DELETE')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Sil' }));
    await waitFor(() =>
      expect(heard).toEqual(['Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.']),
    );
  });
});

describe('what waits', () => {
  it('is counted as more where the list ends before all of it', async () => {
    const one = reservation('r1', 'Deniz Şahin');
    serve([], {
      'GET reservations/business-reservations': () => ({ reservations: [one], nextCursor: 'c' }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await waitFor(() => expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('1+ istek'));
    expect(screen.getByText('Sizi bekleyen').parentElement?.dataset.alert).toBe('true');
    expect(document.title).toContain('(1) İşletme Profilimi Güncelle');
  });

  it('stands out only where something does', async () => {
    serve([]);
    renderAt('/profile/business', <DashboardPage />);
    await waitFor(() => expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('0 istek'));
    expect(screen.getByText('Sizi bekleyen').parentElement?.dataset.alert).toBeUndefined();
    expect(document.title).not.toContain('(');
  });
});

it('leads to the profile, opened', async () => {
  serve([]);
  renderAt('/profile/business', <DashboardPage />);
  const summary = await screen.findByText('Profil, fotoğraflar, sahalar, fiyatlar ve saatler');
  expect(summary.closest('details')?.open).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Profili düzenle' }));
  expect(summary.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(summary.closest('summary'));
});

describe('live', () => {
  it('leads from the news to the card of a request, whatever list is open', async () => {
    const toasts = seeToasts();
    serve([reservation('r3', 'Mert Kaya', { status: 'approved' })]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Mert Kaya' });
    const filter = screen.getByLabelText<HTMLSelectElement>('Göster');
    await userEvent.selectOptions(filter, 'Onaylananlar');
    act(() => hub.arrive(reservation('r9', 'Ayşe Güneş')));
    act(() => toasts[0]?.action?.onClick());
    expect(filter.value).toBe('all');
    const card = await screen.findByRole('listitem', { name: 'Ayşe Güneş' });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('puts a new request on top and tells of it', async () => {
    const heard = hearToasts();
    serve([reservation('r3', 'Mert Kaya', { status: 'approved' })]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Mert Kaya' });
    act(() => hub.arrive(reservation('r9', 'Ayşe Güneş')));
    await screen.findByRole('listitem', { name: 'Ayşe Güneş' });
    const names = screen.getAllByRole('listitem').map((one) => within(one).getByRole('heading').textContent);
    expect(names).toEqual(['Ayşe Güneş', 'Mert Kaya']);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/^Yeni rezervasyon isteği: Ayşe Güneş, Kapalı Saha, .*21:00-22:00$/);
  });

  it('changes what is already listed without telling', async () => {
    const heard = hearToasts();
    serve([reservation('r1', 'Deniz Şahin')]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Deniz Şahin' });
    act(() => hub.arrive(reservation('r1', 'Deniz Şahin', { status: 'cancelled' })));
    await waitFor(() => expect(card('Deniz Şahin').getByText('İptal edildi')).toBeTruthy());
    expect(heard).toEqual([]);
  });

  it('leaves another business’s reservations alone', async () => {
    serve([reservation('r1', 'Deniz Şahin')]);
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Deniz Şahin' });
    act(() => hub.arrive(reservation('r9', 'Ayşe Güneş', { businessId: 'b2' })));
    expect(screen.queryByRole('listitem', { name: 'Ayşe Güneş' })).toBeNull();
  });

  it('fetches what it missed after a gap', async () => {
    const all = [reservation('r1', 'Deniz Şahin')];
    serve(all, {
      'GET reservations/business-reservations': () => ({ reservations: [...all], nextCursor: null }),
    });
    renderAt('/profile/business', <DashboardPage />);
    await screen.findByRole('listitem', { name: 'Deniz Şahin' });
    all.push(reservation('r2', 'Ayşe Güneş', { startsAt: now + 2 * HOUR }));
    act(() => hub.resume());
    expect(await screen.findByRole('listitem', { name: 'Ayşe Güneş' })).toBeTruthy();
  });
});
