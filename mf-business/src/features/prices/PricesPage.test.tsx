import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'mf-shared/schedule';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearToasts, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { fields, prepare, press, rule, serve } from '../../../test/prices.tsx';
import { PricesPage } from './PricesPage.tsx';

prepare();

describe('the page of prices', () => {
  it('shows a phone one day at a time, marks days with a price of their own, and starts a rule there', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    serve([rule('a', { weekdays: [6], price: 1800 })]);
    renderAt('/business/prices', <PricesPage />);
    await userEvent.click(await screen.findByRole('tab', { name: /Cumartesi/ }));
    expect(screen.getAllByRole('tab', { name: /kural var/ })).toHaveLength(1);
    const chosen = () => screen.getByRole('tab', { selected: true }).dataset.date ?? '';
    const [saturday, strip] = [chosen(), screen.getByRole('tablist')];
    fireEvent.keyDown(strip, { key: 'PageDown' });
    expect(chosen()).toBe(addDays(saturday, 7));
    fireEvent.keyDown(strip, { key: 'PageUp' });
    fireEvent.keyDown(strip, { key: 'PageUp' });
    expect(chosen()).toBe(addDays(saturday, -7));
    fireEvent.keyDown(strip, { key: 'PageDown' });
    screen.getByRole('tab', { selected: true }).focus();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('button', { name: /^Cmt 20:00-21:00, 1\.800 TL/ })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Pazar/, selected: true }));
    await press(/^Paz 21:00-22:00, 1\.200 TL/);
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Paz').checked).toBe(true);
  });

  it('changes the order within a kind and removes', async () => {
    const state = serve([
      rule('a', { label: 'Bayram', fromDate: '2026-12-01', toDate: '2026-12-03' }),
      rule('b', { label: 'Akşam', start: '20:00', end: '22:00' }),
      rule('c', { label: 'Her saat' }),
    ]);
    renderAt('/business/prices', <PricesPage />);
    await press('Her saat: yukarı al');
    await waitFor(() =>
      expect(state.rules.map(({ label }) => label)).toEqual(['Bayram', 'Her saat', 'Akşam']),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Akşam: sil' })).toHaveProperty('disabled', false),
    );
    await press('Akşam: sil');
    await waitFor(() => expect(state.rules.map(({ label }) => label)).toEqual(['Bayram', 'Her saat']));
    await waitFor(() => expect(screen.queryByText('Akşam')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bayram: düzenle');
  });

  it('keeps what was typed when somebody else saved meanwhile, and overwrites nothing', async () => {
    const heard = hearToasts();
    const state = serve([]);
    renderAt('/business/prices', <PricesPage />);
    await press('Kural ekle');
    state.version += 1;
    state.rules = [rule('other', { label: 'Öteki sekme' })];
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Saatlik fiyat/), '1900');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Öteki sekme')).toBeTruthy();
    expect(heard).toEqual(['Siz bakarken değişti.']);
    expect(dialog.getByDisplayValue('1900')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(state.rules.map(({ price }) => price)).toEqual([1900, 1500]));
  });

  it('says that it could not be loaded and tries again', async () => {
    stubApi({});
    renderAt('/business/prices', <PricesPage />);
    expect(await screen.findByText('Fiyatlar alınamadı.')).toBeTruthy();
    serve([]);
    await press('Tekrar dene');
    expect(await screen.findByText('Bütün saatler sahanın kendi fiyatında.')).toBeTruthy();
  });

  it('moves a rule down past its neighbour of the same kind, and the outer ones no further', async () => {
    const dated = { fromDate: '2026-12-01', toDate: '2026-12-03' };
    const state = serve([
      rule('a', { label: 'Bir' }),
      rule('b', { label: 'Bayram', ...dated }),
      rule('c', { label: 'İki' }),
    ]);
    renderAt('/business/prices', <PricesPage />);
    const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
    expect((await button('Bir: yukarı al')).disabled).toBe(true);
    expect((await button('İki: aşağı al')).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Bayram: aşağı al' })).toBeNull();
    await press('Bir: aşağı al');
    await waitFor(() => expect(state.rules.map(({ label }) => label)).toEqual(['İki', 'Bayram', 'Bir']));
  });

  it('saves one change of the list at a time', async () => {
    const puts = vi.fn(() => new Promise(() => {}));
    stubApi({
      'GET profile/business': () => ({ businessName: 'Yıldız', fields, isActive: true, version: 'v' }),
      'GET business/prices': () => ({
        rules: [rule('a', { label: 'Bir' }), rule('b', { label: 'İki' })],
        version: '1',
      }),
      'PUT business/prices': puts,
    });
    renderAt('/business/prices', <PricesPage />);
    await press('Bir: aşağı al');
    await waitFor(() => expect(puts).toHaveBeenCalledOnce());
    for (const name of ['Bir: aşağı al', 'İki: yukarı al', 'Bir: sil']) await press(name);
    await waitFor(() => expect(puts).toHaveBeenCalledOnce());
  });

  it('shows the hours that the gap between two games leaves', async () => {
    serve([], 30);
    renderAt('/business/prices', <PricesPage />);
    const rows = within(await screen.findByRole('grid')).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['20:00']);
  });

  it('lets nothing be chosen among pitches where there is one', async () => {
    serve([], 0, fields.slice(0, 1));
    renderAt('/business/prices', <PricesPage />);
    await press('Kural ekle');
    expect(screen.queryByLabelText('Saha')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Sahalar' })).toBeNull();
  });

  it('turns the week by Page Up and Page Down', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    serve([]);
    renderAt('/business/prices', <PricesPage />);
    (await screen.findByRole('button', { name: /^Pzt 20:00/ })).focus();
    await userEvent.keyboard('{PageUp}');
    expect(screen.getByText('13 Kasım – 19 Kasım')).toBeTruthy();
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByText('20 Kasım – 26 Kasım')).toBeTruthy();
  });

  it('shows any week of any pitch', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    serve([rule('a', { fieldIds: ['f2'], price: 900, fromDate: '2026-12-02', toDate: '2026-12-02' })]);
    renderAt('/business/prices', <PricesPage />);
    expect(await screen.findByText('20 Kasım – 26 Kasım')).toBeTruthy();
    await press('Sonraki hafta');
    expect(screen.getByText('27 Kasım – 3 Aralık')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /900 TL/ })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Saha'), 'Açık Saha');
    expect(screen.getAllByRole('button', { name: /^Çar .*, 900 TL$/ })).toHaveLength(2);
    await press('Önceki hafta');
    expect(screen.getByText('20 Kasım – 26 Kasım')).toBeTruthy();
  });
});
