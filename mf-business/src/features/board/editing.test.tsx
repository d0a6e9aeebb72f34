import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardEntry } from 'mf-shared/contracts/board';
import { addDays } from 'mf-shared/schedule';
import { beforeEach, describe, expect, it } from 'vitest';
import { hearToasts, refusal } from '../../../../mf-shared/test/support.tsx';
import { bodies, dialog, entry, hour, open, TOMORROW } from '../../../test/editing.tsx';
import { signIn } from '../../../test/session.ts';

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
