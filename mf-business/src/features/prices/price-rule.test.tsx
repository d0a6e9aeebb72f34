import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hearToasts, renderAt, seeToasts } from '../../../../mf-shared/test/support.tsx';
import { prepare, press, rule, serve } from '../../../test/prices.tsx';
import { PricesPage } from './PricesPage.tsx';

prepare();

describe('a price rule', () => {
  it('adds a rule, which then stands in list and week', async () => {
    const heard = hearToasts();
    const state = serve([]);
    renderAt('/business/prices', <PricesPage />);
    await press('Kural ekle');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    const price = dialog.getByLabelText(/Saatlik fiyat/);
    expect(dialog.getByText('Fiyatı yazın.')).toBeTruthy();
    expect(document.activeElement).toBe(price);
    await userEvent.type(price, '1800');
    expect(dialog.queryByText('Fiyatı yazın.')).toBeNull();
    for (const name of ['Cmt', 'Pzt', 'Paz', 'Pzt', 'Kapalı Saha'])
      await userEvent.click(dialog.getByLabelText(name));
    expect(dialog.getByLabelText<HTMLInputElement>('Pzt').checked).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Hafta sonu · Bütün saatler · Kapalı Saha')).toBeTruthy();
    expect(heard).toEqual(['Fiyatlar kaydedildi.']);
    expect(state.rules).toMatchObject([{ price: 1800, weekdays: [6, 7], fieldIds: ['f1'] }]);
    expect(screen.getByRole('button', { name: /^Cmt 20:00-21:00, 1\.800 TL/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Cum 20:00-21:00, 1\.200 TL/ })).toBeTruthy();
    // The hour opens the rule that applies there.
    await press(/^Cmt 20:00-21:00/);
    const found = within(screen.getByRole('dialog', { name: 'Fiyat kuralını düzenle' }));
    expect(found.getByDisplayValue('1800')).toBeTruthy();
  });

  it('starts a rule from an hour of the week', async () => {
    serve([]);
    renderAt('/business/prices', <PricesPage />);
    await press(/^Sal 21:00-22:00/);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Sal').checked).toBe(true);
    expect(dialog.getByLabelText<HTMLSelectElement>('Başlangıç saati').value).toBe('21:00');
    expect(dialog.getByLabelText<HTMLSelectElement>('Bitiş saati').value).toBe('22:00');
    const checked = dialog
      .getAllByRole('checkbox', { checked: true })
      .map((one) => one.parentElement?.textContent);
    expect(checked).toEqual(['Sal', 'Kapalı Saha']);
  });

  it('keeps everything that a rule of some dates says', async () => {
    const state = serve([]);
    renderAt('/business/prices', <PricesPage />);
    await press('Kural ekle');
    const dialog = within(screen.getByRole('dialog', { name: 'Yeni fiyat kuralı' }));
    const set = (label: RegExp | string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    set(/^Saatlik fiyat/, '2000');
    set(/^Adı/, 'Bayram');
    set('Başlangıç saati', '20:00');
    set('Bitiş saati', '22:00');
    await userEvent.click(dialog.getByLabelText(/^Yalnızca belirli tarihlerde/));
    await save();
    expect(dialog.getByText('Başlangıç tarihini seçin.')).toBeTruthy();
    set('İlk gün', '2026-12-01');
    expect(dialog.queryByText('Başlangıç tarihini seçin.')).toBeNull();
    set(/^Son gün/, '2026-12-03');
    await save();
    await waitFor(() =>
      expect(state.rules).toMatchObject([
        {
          ...{ price: 2000, label: 'Bayram', start: '20:00', end: '22:00', weekdays: [], fieldIds: [] },
          ...{ fromDate: '2026-12-01', toDate: '2026-12-03' },
        },
      ]),
    );
    await press('Bayram: düzenle');
    const again = within(screen.getByRole('dialog'));
    expect(again.getByLabelText<HTMLInputElement>('İlk gün').value).toBe('2026-12-01');
    expect(again.getByLabelText<HTMLInputElement>(/^Son gün/).value).toBe('2026-12-03');
    await userEvent.click(again.getByRole('button', { name: 'Vazgeç' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says at each end what is wrong with it, and nothing any more once that is another', async () => {
    serve([]);
    renderAt('/business/prices', <PricesPage />);
    await press('Kural ekle');
    const dialog = within(screen.getByRole('dialog'));
    const set = (label: RegExp | string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    const wrong = () =>
      [
        ...dialog.queryAllByRole('combobox'),
        dialog.getByLabelText('İlk gün'),
        dialog.getByLabelText(/^Son gün/),
      ]
        .filter((one) => one.getAttribute('aria-invalid') === 'true')
        .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
    set(/^Saatlik fiyat/, '2000');
    await userEvent.click(dialog.getByLabelText(/^Yalnızca belirli tarihlerde/));
    set('İlk gün', '2026-12-03');
    set(/^Son gün/, '2026-12-01');
    expect(dialog.getByLabelText<HTMLInputElement>(/^Son gün/).min).toBe('2026-12-03');
    await save();
    expect(wrong()).toEqual([expect.stringMatching(/^Son gün/)]);
    set(/^Son gün/, '');
    expect(wrong()).toEqual([]);
    set('Başlangıç saati', '20:00');
    await save();
    expect(wrong()).toEqual([expect.stringMatching(/^Bitiş saati/)]);
  });

  it('changes a rule in its place, and takes that back', async () => {
    const toasts = seeToasts();
    const state = serve([
      rule('a', { label: 'Bir' }),
      rule('b', { label: 'İki', start: '20:00', end: '22:00' }),
    ]);
    renderAt('/business/prices', <PricesPage />);
    await press('İki: düzenle');
    const dialog = within(screen.getByRole('dialog', { name: 'Fiyat kuralını düzenle' }));
    await userEvent.selectOptions(dialog.getByLabelText('Başlangıç saati'), 'Bütün saatler');
    expect(dialog.getByLabelText<HTMLSelectElement>('Bitiş saati')).toMatchObject({
      value: '',
      disabled: true,
    });
    await userEvent.click(dialog.getByLabelText('Sal'));
    await userEvent.click(dialog.getByLabelText('Her gün'));
    await userEvent.click(dialog.getByLabelText('Paz'));
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() =>
      expect(state.rules).toMatchObject([
        { label: 'Bir' },
        { label: 'İki', start: null, end: null, weekdays: [7] },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => toasts[0]?.action?.onClick());
    await waitFor(() => expect(state.rules[1]).toMatchObject({ start: '20:00', end: '22:00', weekdays: [] }));
  });

  it('gives the focus back to the button of a rule that was left as it is', async () => {
    serve([rule('r1', { label: 'Bir' }), rule('r2', { label: 'İki' })]);
    renderAt('/business/prices', <PricesPage />);
    await press('İki: düzenle');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vazgeç' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'İki: düzenle' }));
  });

  it('takes no rule beyond the forty that count', async () => {
    serve(Array.from({ length: 40 }, (_, at) => rule(`r${at}`)));
    renderAt('/business/prices', <PricesPage />);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Kural ekle' })).disabled).toBe(
      true,
    );
  });
});
