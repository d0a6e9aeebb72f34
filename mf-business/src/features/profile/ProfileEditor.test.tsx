import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../../../mf-shared/test/hooks.tsx';
import { hearToasts, photoFile, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { keys } from '../bookings/queries.ts';
import { MisfitList } from './MisfitList.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';
import { useProfileForm } from './useProfileForm.ts';

vi.mock('mf-shared/map', () => ({
  MapPicker: ({ onChange, error }: { onChange: (place: [number, number]) => void; error?: string }) => (
    <>
      <button type="button" onClick={() => onChange([32.85, 39.92])}>
        Haritada seç
      </button>
      <p>{error}</p>
    </>
  ),
}));

const field = {
  id: 'f1',
  _id: 'f1',
  name: 'Kapalı Saha',
  capacity: "7'ye 7",
  price: 1500,
  workingHours: [{ start: '18:00', end: '02:00' }],
};
const profile = { businessName: 'Yıldız Halı Saha', fields: [field], isActive: true, version: 'v1' };

const editor = (
  <>
    <ProfileEditor businessId="b1" open onOpen={() => {}} />
    <Link to="/chat">Mesajlar</Link>
  </>
);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Değişiklikleri kaydet' }));

describe('profile', () => {
  it('says that it could not be loaded and tries again', async () => {
    let broken = true;
    stubApi({ 'GET profile/business': () => (broken ? null : profile) });
    renderAt('/profile/business', editor);
    expect(await screen.findByText('Profil bilgileri alınamadı.')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByDisplayValue('Yıldız Halı Saha')).toBeTruthy();
  });

  it('sends name and pitches with their ids', async () => {
    const heard = hearToasts();
    const sent: unknown[] = [];
    stubApi({
      'GET profile/business': () => profile,
      'PUT business/update': async (request) => {
        const body = (await request.json()) as { businessName: string; fields: string };
        sent.push({ ...body, fields: JSON.parse(body.fields) });
        return { message: 'Tamam.', business: { ...profile, businessName: body.businessName } };
      },
    });
    renderAt('/profile/business', editor);
    const name = await screen.findByLabelText('İşletme adı');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ay Halı Saha ');
    await save();
    await waitFor(() => expect(heard).toEqual(['Profil başarıyla güncellendi!']));
    const { _id, ...kept } = field;
    expect(sent).toEqual([{ businessName: 'Ay Halı Saha', fields: [kept], version: 'v1' }]);
    expect(screen.queryByText('Kaydedilmemiş değişiklikler var.')).toBeNull();
  });

  it('keeps what was typed when a pitch with bookings may not go', async () => {
    stubApi({
      'GET profile/business': () => profile,
      'PUT business/update': () =>
        refusal(409, {
          code: 'pitch_has_bookings',
          message: 'Bu sahanın gelecek rezervasyonları var. Önce onları sonuçlandırın.',
        }),
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText('İşletme adı'), ' 2');
    await save();
    expect(
      await screen.findByText(/^Profil güncellenemedi\. Bu sahanın gelecek rezervasyonları var/),
    ).toBeTruthy();
    expect(screen.getByDisplayValue('Yıldız Halı Saha 2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Güncel hâlini getir' })).toBeNull();
  });

  it('offers the current state when it changed meanwhile, and keeps what was typed until it is there', async () => {
    let current: unknown = profile;
    stubApi({
      'GET profile/business': () => current,
      'PUT business/update': () => refusal(409, { code: 'changed_meanwhile', message: 'Değişti.' }),
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText('İşletme adı'), ' 2');
    await save();
    current = null;
    const getCurrent = () => userEvent.click(screen.getByRole('button', { name: 'Güncel hâlini getir' }));
    await screen.findByRole('button', { name: 'Güncel hâlini getir' });
    await getCurrent();
    expect(screen.getByDisplayValue('Yıldız Halı Saha 2')).toBeTruthy();
    current = { ...profile, businessName: 'Güneş Halı Saha' };
    await getCurrent();
    expect(await screen.findByDisplayValue('Güneş Halı Saha')).toBeTruthy();
  });

  it('marks a missing name and sends nothing', async () => {
    const requests = stubApi({ 'GET profile/business': () => profile });
    renderAt('/profile/business', editor);
    await userEvent.clear(await screen.findByLabelText('İşletme adı'));
    await save();
    expect(screen.getByText('İşletme adını yazın.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('İşletme adı'));
    expect(requests.some((request) => request.method === 'PUT')).toBe(false);
  });

  it('asks before a link would lose changes', async () => {
    stubApi({ 'GET profile/business': () => profile });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText('İşletme adı'), ' 2');
    await userEvent.click(screen.getByRole('link', { name: 'Mesajlar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' }));
    expect(screen.getByTestId('address').textContent).toBe('/profile/business');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydetmeden çık' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/chat'));
  });
});

const venue = {
  ...profile,
  ownerName: 'Ayşe Öztürk',
  phone: '+902121112233',
  address: 'Bağdat Caddesi 1',
  location: { city: 'İstanbul', coordinates: [28.98, 41.01] },
  equipment: 'Duş',
  description: '',
  photos: ['/uploads/a.webp', '/uploads/b.webp'],
};

describe('details of the venue', () => {
  it('are sent where they changed; a place on the map brings its city', async () => {
    const sent: unknown[] = [];
    const place = Promise.withResolvers<unknown>();
    stubApi({
      'GET profile/business': () => venue,
      'GET geo/reverse': () => place.promise,
      'PUT business/update': async (request) => {
        sent.push(await request.json());
        return { message: 'Tamam.', business: venue };
      },
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText(/^Tanıtım yazısı/), 'Kapalı saha');
    const searching = () => screen.queryAllByText('Şehir haritadan bulunuyor…').length;
    expect(searching()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Haritada seç' }));
    expect(searching()).toBe(1);
    place.resolve({ city: 'Ankara' });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Şehir/).value).toBe('Ankara'));
    expect(searching()).toBe(0);
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    const { fields, ...rest } = sent[0] as { fields: string };
    expect(rest).toEqual({
      businessName: 'Yıldız Halı Saha',
      description: 'Kapalı saha',
      location: { city: 'Ankara', coordinates: [32.85, 39.92] },
      version: 'v1',
    });
  });

  it('are marked where the server refuses them', async () => {
    stubApi({
      'GET profile/business': () => venue,
      'PUT business/update': () =>
        refusal(400, {
          code: 'validation',
          message: 'Bilgileri kontrol edin.',
          fields: { phone: 'Geçerli bir telefon numarası yazın.' },
        }),
    });
    renderAt('/profile/business', editor);
    await userEvent.type(await screen.findByLabelText(/^Telefon/), '9');
    await save();
    expect(await screen.findByText('Geçerli bir telefon numarası yazın.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Telefon/)));
  });

  it.each(['location', 'location.coordinates', 'location.coordinates.0'])(
    'say at the map what is wrong with %s, or that its city could not be found',
    async (path) => {
      const message = 'Yer Türkiye’de olmalı.';
      stubApi({
        'GET profile/business': () => venue,
        'GET geo/reverse': () => refusal(400, { code: 'location_unknown', message: 'x' }),
        'PUT business/update': () =>
          refusal(400, { code: 'validation', message: 'x', fields: { [path]: message } }),
      });
      renderAt('/profile/business', editor);
      const place = within(await screen.findByRole('group', { name: 'Konum' }));
      await userEvent.type(place.getByLabelText(/^Adres/), ' A');
      await save();
      expect(await place.findByText(message)).toBeTruthy();
      const group = screen.getByRole('group', { name: 'Konum' });
      await waitFor(() => expect(document.activeElement).toBe(group));
      await userEvent.click(place.getByRole('button', { name: 'Haritada seç' }));
      expect(await place.findByText('Konum alınamadı. Lütfen tekrar deneyiniz.')).toBeTruthy();
      expect(place.queryByText(message)).toBeNull();
    },
  );
});

describe('new hours', () => {
  const misfits = {
    count: 1,
    first: [
      {
        kind: 'reservation',
        _id: 'r1',
        id: 'r1',
        name: 'Deniz Şahin',
        userId: 'u1',
        phone: null,
        fieldId: 'f1',
        fieldName: 'Kapalı Saha',
        date: '2026-11-20',
        timeSlot: '21:00-22:00',
        startsAt: Date.parse('2026-11-20T18:00:00Z'),
      },
    ],
  };
  async function shorten(handlers: Parameters<typeof stubApi>[0] = {}) {
    const requests = stubApi({
      'GET profile/business': () => venue,
      'POST business/update/preview': () => misfits,
      'PUT business/update': () => ({ message: 'Tamam.', business: venue, misfits }),
      ...handlers,
    });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: /18:00-02:00.*(kaldır|sil)/i }));
    await userEvent.selectOptions(screen.getByLabelText(/Başlangıç/), '10:00');
    await userEvent.selectOptions(screen.getByLabelText(/Bitiş/), '12:00');
    await save();
    return requests;
  }
  const puts = (requests: Request[]) => requests.filter((request) => request.method === 'PUT');

  it('ask before bookings are left out, and save nothing without a yes', async () => {
    const requests = await shorten();
    const dialog = within(await screen.findByRole('dialog', { name: 'Saatler değişsin mi?' }));
    expect(dialog.getByText(/1 rezervasyonu saatlerin dışında bırakıyor/)).toBeTruthy();
    expect(dialog.getByText('Deniz Şahin')).toBeTruthy();
    expect(dialog.queryByText(/rezervasyon daha/)).toBeNull();
    // The typed values stay here, whichever link of the question is opened.
    expect(dialog.getAllByRole<HTMLAnchorElement>('link').map(({ target }) => target)).toEqual([
      '_blank',
      '_blank',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    expect(puts(requests)).toEqual([]);
    expect(screen.getByText('Kaydedilmemiş değişiklikler var.')).toBeTruthy();
  });

  it('count the bookings that are not listed', async () => {
    await shorten({ 'POST business/update/preview': () => ({ ...misfits, count: 3 }) });
    expect(await screen.findByText('ve 2 rezervasyon daha.')).toBeTruthy();
  });

  it('are saved all the same on a yes, and then say where the bookings are', async () => {
    const requests = await shorten();
    await userEvent.click(await screen.findByRole('button', { name: 'Yine de kaydet' }));
    await waitFor(() => expect(puts(requests)).toHaveLength(1));
    expect(await screen.findByText(/1 rezervasyon yeni saatlerinizin dışında kaldı/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deniz Şahin: tabloda aç' }).getAttribute('href')).toBe(
      '/business/board?date=2026-11-20',
    );
    expect(screen.getByRole('link', { name: 'Deniz Şahin: mesaj yaz' }).getAttribute('href')).toContain('u1');
  });

  it('are saved without a question when nobody is left out', async () => {
    const requests = await shorten({ 'POST business/update/preview': () => ({ count: 0, first: [] }) });
    await waitFor(() => expect(puts(requests)).toHaveLength(1));
  });
});

describe('photos', () => {
  const shown = () => screen.getAllByRole('img', { name: /fotoğraf$/ }).map((img) => img.getAttribute('src'));

  it('are put in another order at once, and back when that fails', async () => {
    const heard = hearToasts();
    const answer = Promise.withResolvers<Response>();
    stubApi({ 'GET profile/business': () => venue, 'PUT business/photos': () => answer.promise });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '2. fotoğrafı öne al' }));
    expect(shown()).toEqual(['/uploads/b.thumb.webp', '/uploads/a.thumb.webp']);
    answer.resolve(refusal(409, { code: 'changed_meanwhile', message: 'Değişti.' }));
    await waitFor(() => expect(shown()).toEqual(['/uploads/a.thumb.webp', '/uploads/b.thumb.webp']));
    expect(heard).toEqual(['Değişti.']);
  });

  it('are those of the server again where somebody else changed them meanwhile', async () => {
    let photos = venue.photos;
    stubApi({
      'GET profile/business': () => ({ ...venue, photos }),
      'PUT business/photos': () => {
        photos = ['/uploads/d.webp', '/uploads/a.webp'];
        return refusal(409, { code: 'changed_meanwhile', message: 'Değişti.' });
      },
    });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '2. fotoğrafı öne al' }));
    await waitFor(() => expect(shown()).toEqual(['/uploads/d.thumb.webp', '/uploads/a.thumb.webp']));
  });

  it('stay in the order wanted last while an earlier one is answered', async () => {
    const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    const photos = ['a', 'b', 'c'].map((name) => `/uploads/${name}.webp`);
    let saves = 0;
    stubApi({
      'GET profile/business': () => ({ ...venue, photos }),
      'PUT business/photos': () => answers[saves++]?.promise,
    });
    const heard = hearToasts();
    renderAt('/profile/business', editor);
    const toFront = (which: number) =>
      userEvent.click(screen.getByRole('button', { name: `${which}. fotoğrafı öne al` }));
    await screen.findByRole('button', { name: '3. fotoğrafı öne al' });
    await toFront(2);
    await toFront(3);
    const wanted = shown();
    expect(saves).toBe(1);
    answers[0]?.resolve({ message: 'Bir', photos: ['b', 'a', 'c'].map((name) => `/uploads/${name}.webp`) });
    await waitFor(() => expect([heard, saves]).toEqual([['Bir'], 2]));
    expect(shown()).toEqual(wanted);
    answers[1]?.resolve({ message: 'İki', photos });
    await waitFor(() => expect(heard).toEqual(['Bir', 'İki']));
    await waitFor(() => expect(shown()).not.toEqual(wanted));
  });

  it('are removed after one question', async () => {
    const requests = stubApi({
      'GET profile/business': () => venue,
      'DELETE business/photos/a.webp': () => ({
        message: 'Fotoğraf kaldırıldı.',
        photos: ['/uploads/b.webp'],
      }),
    });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '1. fotoğrafı kaldır' }));
    expect(requests.some((request) => request.method === 'DELETE')).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Kaldır' }));
    await waitFor(() => expect(shown()).toEqual(['/uploads/b.thumb.webp']));
  });

  it('stand in the question until the removal has ended', async () => {
    const answer = Promise.withResolvers<unknown>();
    stubApi({ 'GET profile/business': () => venue, 'DELETE business/photos/a.webp': () => answer.promise });
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '1. fotoğrafı kaldır' }));
    const yes = await screen.findByRole('button', { name: 'Kaldır' });
    await userEvent.click(yes);
    expect(screen.getByRole('dialog', { name: 'Fotoğraf kaldırılsın mı?' })).toBeTruthy();
    expect(yes.getAttribute('aria-busy')).toBe('true');
    answer.resolve({ message: 'Fotoğraf kaldırıldı.', photos: ['/uploads/b.webp'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown()).toEqual(['/uploads/b.thumb.webp']);
  });

  it('are added, and a refusal names the file beside the picker', async () => {
    let refused = false;
    const photos = [...venue.photos, '/uploads/c.webp'];
    stubApi({
      'GET profile/business': () => (refused ? { ...venue, photos } : venue),
      'POST business/photos': () =>
        refused
          ? refusal(400, { code: 'photo_invalid', message: 'x', fields: { photos: 'c.png: okunamadı.' } })
          : { message: 'Fotoğraf eklendi.', photos },
    });
    renderAt('/profile/business', editor);
    const file = photoFile('c.png');
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:c');
    const released = vi.spyOn(URL, 'revokeObjectURL');
    await userEvent.upload(await screen.findByLabelText('Fotoğraf ekle'), file);
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(released).toHaveBeenCalledWith('blob:c');
    refused = true;
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), file);
    expect(await screen.findByText('c.png: okunamadı.')).toBeTruthy();
    expect(shown()).toHaveLength(3);
    refused = false;
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), file);
    await waitFor(() => expect(screen.queryByText('c.png: okunamadı.')).toBeNull());
  });

  it('say that they are on their way, and that they did not arrive, where they still stand as before', async () => {
    const [order, answer] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const requests = stubApi({
      'GET profile/business': () => venue,
      'POST business/photos': () => answer.promise,
      'PUT business/photos': () => order.promise,
    });
    const heard = hearToasts();
    const failed = 'Fotoğraflar kaydedilemedi. Lütfen tekrar deneyin.';
    renderAt('/profile/business', editor);
    await userEvent.click(await screen.findByRole('button', { name: '2. fotoğrafı öne al' }));
    await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
    expect(screen.queryByText('Fotoğraflar yükleniyor…')).toBeNull();
    order.resolve(null);
    await waitFor(() => expect(heard).toEqual([failed]));
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), photoFile('c.png'));
    expect(await screen.findByText('Fotoğraflar yükleniyor…')).toBeTruthy();
    answer.resolve(null);
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.queryByText('Fotoğraflar yükleniyor…')).toBeNull();
    expect([heard, shown()]).toEqual([[failed], ['/uploads/a.thumb.webp', '/uploads/b.thumb.webp']]);
    // Without an answer no difference is known.
    expect(requests.filter(({ url }) => url.endsWith('profile/business'))).toHaveLength(1);
  });
});

it('a saved profile shows in the days too, whose hours it may have changed', async () => {
  stubApi({ 'PUT business/update': () => ({ message: 'Tamam.', business: profile }) });
  const { result, seed, stale } = renderQueryHook(() => useProfileForm('b1', profile));
  const DAY = keys.day('b1', '2026-11-20');
  seed([], DAY);
  act(() => result.current.submit({ preventDefault: () => {} } as never));
  await waitFor(() => expect(stale(DAY)).toEqual([DAY]));
});

it('says nothing any more of a save that failed, nor of what one left out, once the next one is tried', async () => {
  const misfits = { count: 1, first: [] };
  const answers = [
    { message: 'Tamam.', business: venue, misfits },
    refusal(409, { code: 'pitch_has_bookings', message: 'Olmaz.' }),
    { message: 'Tamam.', business: venue, misfits: { count: 0, first: [] } },
  ];
  stubApi({ 'PUT business/update': () => answers.shift() });
  const { result } = renderQueryHook(() => useProfileForm('b1', venue as never));
  const submit = () => act(() => result.current.submit({ preventDefault: () => {} } as never));
  submit();
  await waitFor(() => expect(result.current.left).toEqual(misfits));
  submit();
  await waitFor(() => expect(result.current.failure?.message).toBe('Profil güncellenemedi. Olmaz.'));
  submit();
  expect(result.current.failure).toBeUndefined();
  await waitFor(() => expect(result.current.left).toBeNull());
});

it.each([
  ['phone', null, 'Telefonla', []],
  ['phone', '+905321112233', 'Telefonla', [['Ece: ara', 'tel:+905321112233']]],
  ['subscription', null, 'Abonelik', []],
] as const)(
  'who is left out by new hours can be rung up where there is a number (%s, %s)',
  (kind, phone, word, ways) => {
    const first = {
      kind,
      _id: 'r1',
      id: 'r1',
      name: 'Ece',
      userId: null,
      phone,
      fieldId: 'f1',
      fieldName: 'Saha',
    };
    const startsAt = Date.parse('2026-11-20T18:00:00Z');
    const hour = { date: '2026-11-20', timeSlot: '21:00-22:00', startsAt };
    renderAt('/', <MisfitList misfits={{ count: 1, first: [{ ...first, ...hour }] }} />);
    expect(screen.getByText(`20 Kasım Cuma, 21:00-22:00 · Saha · ${word}`)).toBeTruthy();
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    expect(links).toEqual([['Ece: tabloda aç', '/business/board?date=2026-11-20'], ...ways]);
  },
);

it('what was refused is marked until it is changed, and no longer than that', async () => {
  const paths = ['phone', 'city', 'location', 'location.city', 'location.coordinates.0', 'fields.0.price'];
  const fields = Object.fromEntries([...paths, 'description'].map((path) => [path, 'Olmaz.']));
  stubApi({
    'PUT business/update': () => refusal(400, { code: 'validation', message: 'Kontrol edin.', fields }),
  });
  const { result } = renderQueryHook(() => useProfileForm('b1', venue as never));
  act(() => result.current.submit({ preventDefault: () => {} } as never));
  const marked = () => Object.keys(result.current.errors);
  await waitFor(() => expect(marked()).toEqual([...paths, 'description']));
  act(() => result.current.changeDetails({ city: 'Ankara' }));
  expect(marked()).toEqual(['phone', 'location', 'location.coordinates.0', 'fields.0.price', 'description']);
  act(() => result.current.changeDetails({ coordinates: [1, 2] }));
  expect(marked()).toEqual(['phone', 'fields.0.price', 'description']);
  act(() => result.current.changePitches({ ...result.current.pitches }));
  act(() => result.current.changeDetails({ phone: '1' }));
  expect(marked()).toEqual(['description']);
  expect(result.current.failure?.message).toBe('Profil güncellenemedi. Kontrol edin.');
  act(() => result.current.restore());
  expect([marked(), result.current.failure, result.current.dirty]).toEqual([[], undefined, false]);
});
