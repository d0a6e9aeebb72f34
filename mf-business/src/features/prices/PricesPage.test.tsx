import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceRule } from 'mf-shared/contracts/prices';
import { addDays } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearToasts, refusal, renderAt, seeToasts, stubApi } from '../../../../mf-shared/test/support.tsx';
import { PricesPage } from './PricesPage.tsx';

const field = (id: string, name: string) => ({
  id,
  _id: id,
  name,
  capacity: "7'ye 7",
  price: 1200,
  workingHours: [{ start: '20:00', end: '22:00' }],
});
const fields = [field('f1', 'Kapalı Saha'), field('f2', 'Açık Saha')];
const rule = (id: string, change: Partial<PriceRule> = {}): PriceRule => ({
  id,
  _id: id,
  label: '',
  fieldIds: [],
  weekdays: [],
  fromDate: null,
  toDate: null,
  start: null,
  end: null,
  price: 1500,
  ...change,
});

/** The API with its rules; it refuses a save on top of another version. */
function serve(start: PriceRule[], bufferMinutes = 0, pitches = fields) {
  const state = { rules: start, version: 1 };
  stubApi({
    'GET profile/business': () => ({
      ...{ businessName: 'Yıldız', fields: pitches, isActive: true, version: 'v' },
      settings: { bufferMinutes },
    }),
    'GET business/prices': () => ({ rules: state.rules, version: String(state.version) }),
    'PUT business/prices': async (request) => {
      const body = (await request.json()) as { rules: PriceRule[]; version: string };
      if (body.version !== String(state.version)) {
        return refusal(409, { code: 'changed_meanwhile', message: 'Siz bakarken değişti.' });
      }
      state.version += 1;
      state.rules = body.rules.map((one, index) => rule(`${state.version}-${index}`, one));
      return { rules: state.rules, version: String(state.version), message: 'Fiyatlar kaydedildi.' };
    },
  });
  return state;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() =>
  useSession.setState({
    status: 'ready',
    business: { id: 'b1', email: 'a@b.test', role: 'business', isActive: true },
  }),
);
afterEach(() => {
  useSession.setState({ business: null });
});

describe('prices', () => {
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

  it('shows a phone one day at a time, marks days with a price of their own, and starts a rule there', async () => {
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

  it('gives the focus back to the button of a rule that was left as it is', async () => {
    serve([rule('r1', { label: 'Bir' }), rule('r2', { label: 'İki' })]);
    renderAt('/business/prices', <PricesPage />);
    await press('İki: düzenle');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vazgeç' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'İki: düzenle' }));
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

  it('takes no rule beyond the forty that count', async () => {
    serve(Array.from({ length: 40 }, (_, at) => rule(`r${at}`)));
    renderAt('/business/prices', <PricesPage />);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Kural ekle' })).disabled).toBe(
      true,
    );
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
    expect(screen.getByText('9 Kasım – 15 Kasım')).toBeTruthy();
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByText('16 Kasım – 22 Kasım')).toBeTruthy();
  });

  it('shows any week of any pitch', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    serve([rule('a', { fieldIds: ['f2'], price: 900, fromDate: '2026-11-25', toDate: '2026-11-25' })]);
    renderAt('/business/prices', <PricesPage />);
    expect(await screen.findByText('16 Kasım – 22 Kasım')).toBeTruthy();
    await press('Sonraki hafta');
    expect(screen.getByText('23 Kasım – 29 Kasım')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /900 TL/ })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Saha'), 'Açık Saha');
    expect(screen.getAllByRole('button', { name: /^Çar .*, 900 TL$/ })).toHaveLength(2);
    await press('Önceki hafta');
    expect(screen.getByText('16 Kasım – 22 Kasım')).toBeTruthy();
  });
});
