import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_PITCHES } from 'mf-shared/contracts/venues';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fieldsOf, NO_PITCHES, type PitchesDraft, settle } from './model.ts';
import { PitchEditor } from './PitchEditor.tsx';

let latest: PitchesDraft = NO_PITCHES;

function Editor() {
  const [value, setValue] = useState(NO_PITCHES);
  latest = value;
  return <PitchEditor value={value} onChange={setValue} errors={{}} />;
}

async function addPitch(name: string, capacity = "7'ye 7", price = '1500') {
  const form = within(screen.getByRole('group', { name: /saha$|sahanız$/ }));
  await userEvent.type(form.getByLabelText('Saha adı'), name);
  await userEvent.type(form.getByLabelText('Kapasite'), capacity);
  await userEvent.type(form.getByLabelText('Saatlik fiyat'), price);
  await userEvent.click(form.getByRole('button', { name: 'Saha ekle' }));
}

async function addRange(pitch: string, start: string, end: string) {
  const hours = within(screen.getByRole('group', { name: `Çalışma saatleri: ${pitch}` }));
  await userEvent.selectOptions(hours.getByLabelText('Başlangıç'), start);
  await userEvent.selectOptions(hours.getByLabelText('Bitiş'), end);
  await userEvent.click(hours.getByRole('button', { name: 'Saat ekle' }));
}
const hoursOf = (pitch: string) => within(screen.getByRole('group', { name: `Çalışma saatleri: ${pitch}` }));

describe('pitches', () => {
  it('needs name, capacity and price', async () => {
    render(<Editor />);
    await userEvent.type(screen.getByLabelText('Saha adı'), 'Kapalı Saha');
    await userEvent.click(screen.getByRole('button', { name: 'Saha ekle' }));
    expect(screen.getByText('Lütfen saha adı, kapasite ve fiyatı girin.')).toBeTruthy();
    expect(screen.getByLabelText('Kapasite').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Saha adı').getAttribute('aria-invalid')).toBeNull();
    expect(latest.pitches).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Saha adı').value).toBe('Kapalı Saha');
    await userEvent.type(screen.getByLabelText('Kapasite'), "7'ye 7");
    expect(screen.getByText('Lütfen saha adı, kapasite ve fiyatı girin.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Saatlik fiyat'), '1500');
    expect(screen.queryByText('Lütfen saha adı, kapasite ve fiyatı girin.')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(latest.pitches).toMatchObject([{ name: 'Kapalı Saha', price: '1500' }]);
    expect(screen.queryByText('Lütfen saha adı, kapasite ve fiyatı girin.')).toBeNull();
  });

  it('adds by Enter, and sends nothing by it', async () => {
    const send = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <Editor />
        <button type="submit">Gönder</button>
      </form>,
    );
    await addPitch('Kapalı Saha');
    for (const [label, text] of [
      ['Saha adı', 'Açık Saha'],
      ['Kapasite', '7{Enter}'],
      ['Saatlik fiyat', '900{Enter}'],
    ] as const)
      await userEvent.type(screen.getByLabelText(label), text);
    expect(latest.pitches.map(({ name }) => name)).toEqual(['Kapalı Saha', 'Açık Saha']);
    expect(send).not.toHaveBeenCalled();
  });

  it('takes no more than a venue may have', () => {
    const pitch = (key: string) => ({
      ...{ key, name: key, capacity: '7', price: '900', workingHours: [] },
      range: { start: '', end: '' },
    });
    const value = (count: number) => ({
      pitches: Array.from({ length: count }, (_, at) => pitch(`Saha ${at}`)),
      adding: NO_PITCHES.adding,
    });
    const props = { onChange: () => {}, errors: {} };
    const { rerender } = render(<PitchEditor value={value(MAX_PITCHES - 1)} {...props} />);
    expect(screen.queryAllByRole('button', { name: 'Saha ekle' })).toHaveLength(1);
    rerender(<PitchEditor value={value(MAX_PITCHES)} {...props} />);
    expect(screen.queryAllByRole('button', { name: 'Saha ekle' })).toHaveLength(0);
  });

  it('says what the server refused, and that none is there while none is', async () => {
    const errors = { fields: 'En az bir saha ekleyin.' };
    const { rerender } = render(<PitchEditor value={NO_PITCHES} onChange={() => {}} errors={errors} />);
    expect(screen.getByText('En az bir saha ekleyin.')).toBeTruthy();
    const refused = { ...errors, 'fields.new': 'Bu adda bir sahanız var.' };
    rerender(<PitchEditor value={NO_PITCHES} onChange={() => {}} errors={refused} />);
    expect(screen.getByText('Bu adda bir sahanız var.')).toBeTruthy();
    expect(screen.queryByText('En az bir saha ekleyin.')).toBeNull();
  });

  it('adds, edits and removes', async () => {
    render(<Editor />);
    const news = () => screen.getByRole('status').textContent;
    await addPitch('Kapalı Saha');
    await addPitch('Açık Saha', "6'ya 6", '1200');
    expect([document.activeElement?.id, news()]).toEqual(['fields-1', 'Açık Saha eklendi.']);
    expect(fieldsOf(latest)).toMatchObject([
      { name: 'Kapalı Saha', capacity: "7'ye 7", price: 1500, workingHours: [] },
      { name: 'Açık Saha', capacity: "6'ya 6", price: 1200 },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Açık Saha sahasını düzenle' }));
    const card = within(screen.getByRole('heading', { name: 'Açık Saha' }).closest('li') as HTMLElement);
    await userEvent.clear(card.getByLabelText('Saatlik fiyat'));
    expect(card.queryByText('0 TL', { exact: false })).toBeNull();
    await userEvent.type(card.getByLabelText('Saatlik fiyat'), '1350');
    await userEvent.click(card.getByRole('button', { name: 'Tamam' }));
    expect(card.getByText('1.350 TL', { exact: false })).toBeTruthy();
    expect(card.queryByLabelText('Saatlik fiyat')).toBeNull();
    expect(fieldsOf(latest).map(({ price }) => price)).toEqual([1500, 1350]);
    await userEvent.click(screen.getByRole('button', { name: 'Kapalı Saha sahasını kaldır' }));
    expect(fieldsOf(latest)).toMatchObject([{ name: 'Açık Saha', price: 1350 }]);
    expect(news()).toBe('Kapalı Saha kaldırıldı.');
    expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ['1500,00', '1500'],
    ['1.500 TL', '1500'],
    ['12345678', '123456'],
  ])('takes a price of %s for %s', (typed, price) => {
    render(<Editor />);
    fireEvent.change(screen.getByLabelText('Saatlik fiyat'), { target: { value: typed } });
    expect(latest.adding.price).toBe(price);
  });

  it('takes a complete pitch and range along that were typed but not added', async () => {
    const typed = settle({
      pitches: [],
      adding: { name: 'Kapalı Saha', capacity: "7'ye 7", price: '1500' },
    });
    expect(typed.errors).toEqual({});
    expect(typed.draft.pitches).toHaveLength(1);
    const half = settle({ pitches: [], adding: { name: 'Kapalı Saha', capacity: '', price: '' } });
    expect(half.errors).toEqual({ 'fields.new': 'Lütfen saha adı, kapasite ve fiyatı girin.' });
    expect(settle({ pitches: [], adding: { name: ' ', capacity: '', price: '' } }).errors).toEqual({});
  });
});

describe('working hours', () => {
  it('needs start and end', async () => {
    render(<Editor />);
    await addPitch('Kapalı Saha');
    await userEvent.selectOptions(hoursOf('Kapalı Saha').getByLabelText('Başlangıç'), '18:00');
    await userEvent.click(hoursOf('Kapalı Saha').getByRole('button', { name: 'Saat ekle' }));
    expect(screen.getByText('Lütfen başlangıç ve bitiş saatlerini girin.')).toBeTruthy();
    expect(hoursOf('Kapalı Saha').getByLabelText('Bitiş').getAttribute('aria-invalid')).toBe('true');
    expect(hoursOf('Kapalı Saha').getByLabelText('Başlangıç').getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the hours that a range yields and marks those past midnight', async () => {
    render(<Editor />);
    await addPitch('Kapalı Saha');
    await addRange('Kapalı Saha', '22:00', '02:00');
    const [list] = hoursOf('Kapalı Saha').getAllByRole('list').slice(-1);
    const slots = within(list as HTMLElement).getAllByRole('listitem');
    expect(slots.map((slot) => slot.textContent)).toEqual([
      '22:00-23:00',
      '23:00-00:00',
      '00:00-01:00ertesi gün',
      '01:00-02:00ertesi gün',
    ]);
    expect(slots.map(({ dataset }) => dataset.night)).toEqual([undefined, undefined, 'true', 'true']);
  });

  it('says which minutes make no whole hour', async () => {
    render(<Editor />);
    await addPitch('Kapalı Saha');
    await addRange('Kapalı Saha', '17:30', '22:00');
    expect(hoursOf('Kapalı Saha').getByText(/17:30-22:00 aralığının son 30 dakikası/)).toBeTruthy();
  });

  it('ignores an identical range', async () => {
    render(<Editor />);
    await addPitch('Kapalı Saha');
    await addRange('Kapalı Saha', '18:00', '22:00');
    await addRange('Kapalı Saha', '18:00', '22:00');
    expect(latest.pitches[0]?.workingHours).toEqual([{ start: '18:00', end: '22:00' }]);
    expect(screen.queryByText(/çakışıyor/)).toBeNull();
  });

  it.each([
    ['20:00', '23:00', '18:00-22:00 ile 20:00-23:00'],
    ['23:00', '19:00', '18:00-22:00 ile 23:00-19:00'],
  ])('refuses %s-%s, naming both ranges', async (start, end, both) => {
    render(<Editor />);
    await addPitch('Kapalı Saha');
    await addRange('Kapalı Saha', '18:00', '22:00');
    await addRange('Kapalı Saha', start, end);
    expect(hoursOf('Kapalı Saha').getByText(new RegExp(`^${both} aralıkları çakışıyor`))).toBeTruthy();
    expect(latest.pitches[0]?.workingHours).toEqual([{ start: '18:00', end: '22:00' }]);
    expect(hoursOf('Kapalı Saha').getByLabelText<HTMLSelectElement>('Bitiş').value).toBe(end);
    const isWrong = (label: string) =>
      hoursOf('Kapalı Saha').getByLabelText(label).getAttribute('aria-invalid');
    expect(['Başlangıç', 'Bitiş'].map(isWrong)).toEqual(['true', 'true']);
  });

  it('says no more that two ranges clash once either is another, here or copied', async () => {
    render(<Editor />);
    await addPitch('Kapalı Saha');
    await addPitch('Açık Saha');
    const hours = hoursOf('Kapalı Saha');
    const clash = () => hours.queryAllByText(/aralıkları çakışıyor/).length;
    const add = () => userEvent.click(hours.getByRole('button', { name: 'Saat ekle' }));
    await addRange('Kapalı Saha', '18:00', '22:00');
    await addRange('Kapalı Saha', '20:00', '23:00');
    expect(clash()).toBe(1);
    await userEvent.selectOptions(hours.getByLabelText('Bitiş'), '21:00');
    expect(clash()).toBe(0);
    await add();
    expect(clash()).toBe(1);
    await userEvent.click(hours.getByRole('button', { name: '18:00-22:00 aralığını kaldır' }));
    expect(clash()).toBe(0);
    await add();
    await addRange('Kapalı Saha', '20:30', '23:00');
    expect(clash()).toBe(1);
    await addRange('Açık Saha', '10:00', '12:00');
    const [, copy] = screen.getAllByRole('button', { name: 'Bu saatleri bütün sahalara kopyala' });
    await userEvent.click(copy as HTMLElement);
    expect(clash()).toBe(0);
  });

  it('copies to every pitch', async () => {
    render(<Editor />);
    await addPitch('Kapalı Saha');
    await addPitch('Açık Saha');
    // Empty hours cannot be copied: that would close every pitch.
    expect(screen.queryByRole('button', { name: 'Bu saatleri bütün sahalara kopyala' })).toBeNull();
    await addRange('Kapalı Saha', '18:00', '00:00');
    await userEvent.click(screen.getByRole('button', { name: 'Bu saatleri bütün sahalara kopyala' }));
    expect(screen.getByRole('status').textContent).toBe('Kapalı Saha saatleri bütün sahalara kopyalandı.');
    expect(latest.pitches.map((pitch) => pitch.workingHours)).toEqual([
      [{ start: '18:00', end: '00:00' }],
      [{ start: '18:00', end: '00:00' }],
    ]);
  });
});
