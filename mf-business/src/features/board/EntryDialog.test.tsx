import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'mf-shared/api-client';
import type { BoardEntry } from 'mf-shared/contracts/board';
import { useSession } from 'mf-shared/session';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { HourDialog } from './HourDialog.tsx';
import { toTile } from './model.ts';
import { PhoneEdit } from './PhoneEdit.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import type { BoardActions } from './useBoardActions.ts';

const HOUR = 3_600_000;
const STARTS = Date.parse('2026-11-20T18:00:00Z');
const hour = { timeSlot: '21:00-22:00', startsAt: STARTS, endsAt: STARTS + HOUR };
const place = { fieldId: 'f1', fieldName: 'Saha 1', date: '2026-11-20' };
const entry = (part: Partial<BoardEntry>) =>
  ({
    ...{ id: 'e1', _id: 'e1', ...place, ...hour, kind: 'phone', status: 'approved', name: 'Hasan Usta' },
    ...{ phone: '', note: '', price: 1500, userId: null, reason: null, seriesId: null, version: '1' },
    ...part,
  }) as BoardEntry;

const did = vi.fn();
const say =
  (what: string) =>
  (...args: unknown[]) =>
    did(what, ...args.slice(1));
const actions = Object.fromEntries(
  ['approve', 'reject', 'remove', 'reopen', 'cancelPhone'].map((what) => [what, say(what)]),
) as unknown as BoardActions;

const rest = (now: number) => ({ now, actions, onMove: () => did('move'), onClose: () => did('closed') });

function open(part: Partial<BoardEntry>, now = STARTS - HOUR) {
  const requests = stubApi({ 'GET business/changes': () => [] });
  const held = entry(part);
  renderAt('/', <EntryDialog {...rest(now)} tile={toTile(place, 0, hour, { entry: held })} live={held} />);
  return { requests, box: within(screen.getByRole('dialog')) };
}
const buttons = (part: Partial<BoardEntry>, now?: number) =>
  open(part, now)
    .box.getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'))
    .filter((name) => name !== 'Kapat');

const signInStaff = () =>
  useSession.setState(({ business }) => ({
    business: business && { ...business, staffId: 's1', staffRole: 'staff' },
  }));

beforeEach(() => {
  did.mockClear();
  useSession.setState({
    status: 'ready',
    token: 't',
    user: null,
    business: { id: 'b1', email: 'i@topla.test', role: 'business', isActive: true },
  });
});

describe('what can be done about an hour', () => {
  it.each<[string, Partial<BoardEntry>, string[]]>([
    ['a phone booking', {}, ['Kaydet', 'İptal et', 'Taşı']],
    [
      'one of a series',
      { seriesId: 's' },
      ['Kaydet', 'Bunu ve sonrakileri kaydet', 'İptal et', 'Bunu ve sonrakileri iptal et', 'Taşı'],
    ],
    ['a request', { kind: 'reservation', status: 'pending' }, ['Reddet', 'Onayla', 'Taşı']],
    ['a reservation', { kind: 'reservation' }, ['Taşı', 'Sil']],
    ['a night of a regular', { kind: 'subscription' }, ['Taşı']],
    [
      'a closed hour',
      { kind: 'closure', price: null },
      ['Bu saati aç', 'Bu günün tamamını aç', 'Birlikte kapatılanların hepsini aç'],
    ],
    ['an hour that is offered', { kind: 'offer', price: null }, []],
  ])('before it is played: %s', (_, part, names) => {
    expect(buttons(part)).toEqual(names);
  });

  it.each<[string, Partial<BoardEntry>, number, string[]]>([
    ['from its start on is to say who came', {}, STARTS, ['Geldi', 'Gelmedi', 'Taşı', 'Sil']],
    ['after its end is no longer to move it', {}, STARTS + HOUR, ['Geldi', 'Gelmedi', 'Sil']],
    ['while a request waits is to answer it', { status: 'pending' }, STARTS, ['Reddet', 'Onayla', 'Taşı']],
  ])('%s', (_, part, now, names) => {
    expect(buttons({ kind: 'reservation', ...part }, now)).toEqual(names);
  });

  it('after its end is for day staff to say who came, and no more', () => {
    signInStaff();
    expect(buttons({ kind: 'reservation' }, STARTS + HOUR)).toEqual(['Geldi', 'Gelmedi']);
  });

  it('is marked as this booking was, not as the one that has the hour by now', () => {
    const [held, other] = [entry({}), entry({ id: 'e2', attendance: 'played' })];
    renderAt(
      '/',
      <EntryDialog {...rest(STARTS)} tile={toTile(place, 0, hour, { entry: held })} live={other} />,
    );
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it.each<[string, Partial<BoardEntry>, unknown[]]>([
    ['Reddet', { kind: 'reservation', status: 'pending' }, ['reject']],
    ['Onayla', { kind: 'reservation', status: 'pending' }, ['approve']],
    ['Sil', { kind: 'reservation' }, ['remove']],
    ['İptal et', {}, ['cancelPhone', 'one']],
    ['Bunu ve sonrakileri iptal et', { seriesId: 's' }, ['cancelPhone', 'following']],
    ['Bu saati aç', { kind: 'closure' }, ['reopen', 'hour']],
    ['Bu günün tamamını aç', { kind: 'closure' }, ['reopen', 'night']],
    ['Birlikte kapatılanların hepsini aç', { kind: 'closure' }, ['reopen', 'series']],
    ['Taşı', {}, ['move']],
  ])('%s does so and closes', async (name, part, what) => {
    const { box } = open(part);
    await userEvent.click(box.getByRole('button', { name }));
    expect(did.mock.calls).toEqual([what, ['closed']]);
  });

  it.each<[Partial<BoardEntry>, string]>([
    [{ kind: 'reservation', status: 'pending' }, 'Onayla'],
    [{ kind: 'closure', price: null }, 'Bu saati aç'],
  ])('begins for the keyboard with what is done most (%j)', async (part, name) => {
    const { box } = open(part);
    await vi.waitFor(() => expect(document.activeElement).toBe(box.getByRole('button', { name })));
  });

  it('is to ring up and write to whoever has an account or left a number', () => {
    const { box } = open({ kind: 'reservation', phone: '+905321234567', userId: 'u1' });
    expect(box.getByRole('link', { name: '0532 123 45 67' }).getAttribute('href')).toBe('tel:+905321234567');
    expect(box.getByRole('link', { name: 'Mesaj' }).getAttribute('href')).toContain('receiverId=u1');
    expect(box.getByText('1.500 TL')).toBeTruthy();
    expect(box.getByText('Rezervasyon')).toBeTruthy();
  });

  it('leads from a regular’s night to the subscription, whose changes it shows', async () => {
    const { box, requests } = open({ kind: 'subscription', seriesId: 's1' });
    expect(box.getByRole('link', { name: 'Aboneliği yönet' }).getAttribute('href')).toBe(
      '/subscription/requests',
    );
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(new URL(requests[0]?.url ?? '').searchParams.get('subjectId')).toBe('s1');
  });

  it('of a booking whose note can no longer be changed shows the note', () => {
    signInStaff();
    const { box } = open({ note: 'Kapora verdi' }, STARTS + HOUR);
    expect(box.getByText('Kapora verdi')).toBeTruthy();
    expect(box.queryByRole('button', { name: 'Kaydet' })).toBeNull();
  });
});

it('free hours that are closed instead of booked keep pitch, day and span', async () => {
  const [first, second] = [
    hour,
    { timeSlot: '22:00-23:00', startsAt: STARTS + HOUR, endsAt: STARTS + 2 * HOUR },
  ];
  const close = vi.fn(async () => {});
  renderAt(
    '/',
    <HourDialog
      tiles={[first, second].map((one) => toTile(place, 0, one, { hour: { ...one, price: 1500 } }))}
      fields={[]}
      lastDate="2027-02-01"
      now={STARTS - HOUR}
      actions={{ close } as unknown as BoardActions}
      onClose={() => did('closed')}
    />,
  );
  const box = within(screen.getByRole('dialog', { name: '21:00-23:00' }));
  expect(box.getByText('Saha 1 · 20 Kasım Cuma')).toBeTruthy();
  expect(box.getByRole('button', { name: 'Kaydet · 3.000 TL' })).toBeTruthy();
  await userEvent.click(box.getByRole('radio', { name: 'Saati kapat' }));
  await userEvent.click(box.getByRole('button', { name: 'Saatleri kapat' }));
  const day = { from: '2026-11-20', to: '2026-11-20', start: '21:00', end: '23:00' };
  expect(close.mock.calls).toEqual([[{ fieldIds: ['f1'], ...day, reason: 'maintenance', note: '' }]]);
  await vi.waitFor(() => expect(did.mock.calls).toEqual([['closed']]));
});

it('hours of somebody on the phone are written down with all that was said, at the price that was agreed', async () => {
  const book = vi.fn(async () => {});
  const second = { timeSlot: '22:00-23:00', startsAt: STARTS + HOUR, endsAt: STARTS + 2 * HOUR };
  renderAt(
    '/',
    <HourDialog
      tiles={[hour, second].map((one) => toTile(place, 0, one, { hour: { ...one, price: 1500 } }))}
      {...{ fields: [], lastDate: '2027-02-01', now: STARTS - HOUR, onClose: () => did('closed') }}
      actions={{ book } as unknown as BoardActions}
    />,
  );
  await userEvent.type(screen.getByLabelText('Ad'), 'Kemal');
  await userEvent.type(screen.getByLabelText('Telefon (isteğe bağlı)'), '0532 123 45 67');
  await userEvent.type(screen.getByLabelText('Not'), 'Kapora');
  await userEvent.type(screen.getByLabelText('Saat ücreti'), '1.200 TL');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  const hours = ['21:00-22:00', '22:00-23:00'].map((timeSlot) => ({
    ...{ fieldId: 'f1', date: '2026-11-20', timeSlot },
  }));
  expect(book.mock.calls).toEqual([
    [{ name: 'Kemal', phone: '0532 123 45 67', note: 'Kapora', price: 1200, hours }],
  ]);
  await vi.waitFor(() => expect(did.mock.calls).toEqual([['closed']]));
});

describe('a weekly booking', () => {
  const repeat = async (lastDate: string, book = vi.fn(async (_booking: object) => {})) => {
    renderAt(
      '/',
      <HourDialog
        tiles={[toTile(place, 0, hour, { hour: { ...hour, price: 1500 } })]}
        {...{ fields: [], lastDate, now: STARTS - HOUR, onClose: () => {} }}
        actions={{ book } as unknown as BoardActions}
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Her hafta Cuma günü tekrarla' }));
    return book;
  };

  it.each([
    ['2027-02-01', '2026-12-11'],
    ['2026-12-04', '2026-12-04'],
  ])('goes on for three weeks unless another day is chosen, with a board until %s', async (last, until) => {
    await repeat(last);
    expect(screen.getByLabelText<HTMLInputElement>('Son tarih')).toMatchObject({ value: until, max: last });
  });

  it('is one evening again once that is unticked, and ends on its own day where no other is given', async () => {
    const book = await repeat('2027-02-01');
    const until = () => screen.queryByLabelText<HTMLInputElement>('Son tarih');
    fireEvent.change(until() as HTMLInputElement, { target: { value: '' } });
    expect([until()?.value, until()?.min]).toEqual(['2026-11-20', '2026-11-20']);
    await userEvent.click(screen.getByRole('checkbox', { name: /tekrarla$/ }));
    expect(until()).toBeNull();
    await userEvent.type(screen.getByLabelText('Ad'), 'Kemal{Enter}');
    expect(book.mock.calls[0]?.[0]).not.toHaveProperty('repeatUntil');
  });

  it('says at its last day what is wrong with that', async () => {
    await repeat(
      '2027-02-01',
      vi.fn(async () => {
        const fields = { repeatUntil: 'Çok geç.' };
        throw new ApiError(400, { code: 'validation', message: 'Kontrol edin.', fields });
      }),
    );
    await userEvent.type(screen.getByLabelText('Ad'), 'Kemal{Enter}');
    const said = await screen.findByText('Çok geç.');
    expect(screen.getByLabelText('Son tarih').getAttribute('aria-describedby')).toBe(said.id);
  });

  it('leaves out, when told to, the weeks that are taken', async () => {
    const book = vi.fn(async (booking: { skipTaken?: boolean }) => {
      const about = { conflicts: [entry({})] };
      if (!booking.skipTaken) throw new ApiError(409, { code: 'slot_taken', message: 'Dolu.', about });
    });
    await repeat('2027-02-01', book);
    await userEvent.type(screen.getByLabelText('Ad'), 'Kemal{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Boş olanları kaydet' }));
    expect(book.mock.calls.map(([{ skipTaken }]) => skipTaken)).toEqual([undefined, true]);
    expect(book.mock.calls[1]?.[0]).toMatchObject({ name: 'Kemal', repeatUntil: '2026-12-11' });
  });
});

describe('who stands in the way', () => {
  const conflicts = (count: number) =>
    Array.from({ length: count }, (_, at) => entry({ startsAt: STARTS + at, name: `Kişi ${at + 1}` }));
  const show = (shown: number, count: number, onRest?: () => void) => {
    const refusal = { message: 'Dolu.', fields: {}, conflicts: conflicts(shown), count, conflict: null };
    renderAt('/', <RefusalNote refusal={refusal} rest="Boş olanları kaydet" onRest={onRest} />);
    return screen.getAllByRole('listitem').map((item) => item.textContent);
  };

  it('is named up to six times, and counted beyond', () => {
    expect(show(6, 6)).toHaveLength(6);
    cleanup();
    const lines = show(7, 60);
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('20 Kasım Cuma, 21:00-22:00 · Kişi 1, Telefon');
    expect(lines[6]).toBe('ve 54 saat daha');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be left where it is, and the rest be done', async () => {
    show(1, 1, () => did('rest'));
    await userEvent.click(screen.getByRole('button', { name: 'Boş olanları kaydet' }));
    expect(did.mock.calls).toEqual([['rest']]);
  });
});

/** A booking that somebody else changes while its dialog is open. */
function Switching() {
  const [version, setVersion] = useState('1');
  const held = entry({ version, name: version === '1' ? 'Hasan' : 'Hasan Bey' });
  return (
    <>
      <button type="button" onClick={() => setVersion('2')}>
        Yenile
      </button>
      <PhoneEdit key={version} entry={held} actions={actions} onDone={() => {}} />
    </>
  );
}

it('what was typed about a booking is not kept over what somebody else saved since', async () => {
  renderAt('/', <Switching />);
  const name = () => screen.getByLabelText<HTMLInputElement>('Ad');
  await userEvent.type(name(), ' Usta');
  await userEvent.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(name().value).toBe('Hasan Bey');
});
