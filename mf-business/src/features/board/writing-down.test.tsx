import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'mf-shared/api-client';
import { HOUR_MS } from 'mf-shared/time';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../../mf-shared/test/support.tsx';
import { did, entry, hour, place, prepare, STARTS } from '../../../test/entry-dialog.tsx';
import { HourDialog } from './HourDialog.tsx';
import { toTile } from './model.ts';
import { RefusalNote } from './RefusalNote.tsx';
import type { BoardActions } from './useBoardActions.ts';

prepare();

it('free hours that are closed instead of booked keep pitch, day and span', async () => {
  const [first, second] = [
    hour,
    { timeSlot: '22:00-23:00', startsAt: STARTS + HOUR_MS, endsAt: STARTS + 2 * HOUR_MS },
  ];
  const close = vi.fn(async () => {});
  renderAt(
    '/',
    <HourDialog
      tiles={[first, second].map((one) => toTile(place, 0, one, { hour: { ...one, price: 1500 } }))}
      fields={[]}
      lastDate="2027-02-01"
      now={STARTS - HOUR_MS}
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
  const second = { timeSlot: '22:00-23:00', startsAt: STARTS + HOUR_MS, endsAt: STARTS + 2 * HOUR_MS };
  renderAt(
    '/',
    <HourDialog
      tiles={[hour, second].map((one) => toTile(place, 0, one, { hour: { ...one, price: 1500 } }))}
      {...{ fields: [], lastDate: '2027-02-01', now: STARTS - HOUR_MS, onClose: () => did('closed') }}
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
        {...{ fields: [], lastDate, now: STARTS - HOUR_MS, onClose: () => {} }}
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
    expect(lines[0]).toBe('20 Kasım Cuma, 21:00-22:00, Kişi 1, Telefon');
    expect(lines[6]).toBe('ve 54 saat daha');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be left where it is, and the rest be done', async () => {
    show(1, 1, () => did('rest'));
    await userEvent.click(screen.getByRole('button', { name: 'Boş olanları kaydet' }));
    expect(did.mock.calls).toEqual([['rest']]);
  });
});
