import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { hearToasts, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { BOOKINGS, PREVIEW, player, venue } from '../../../test/desk.ts';
import { PlayerPage } from '../players/PlayerPage.tsx';
import { VenuePage } from '../venues/VenuePage.tsx';

vi.mock('mf-shared/map', () => ({
  VenueMap: ({ label }: { label: string }) => <p>Harita: {label}</p>,
  MapPicker: ({ onChange }: { onChange: (at: [number, number]) => void }) => (
    <button type="button" onClick={() => onChange([32.85, 39.92])}>
      Haritada seç
    </button>
  ),
}));

const PLAYER = 'GET admin/players/u1';
const VENUE = 'GET admin/venues/v1';
const REVIEW = 'GET admin/venues/v1/review';
const review = () => ({ pin: { warning: null }, doubles: [], decisions: [], corrections: [] });
const pages = (
  <Routes>
    <Route path="/admin/players/:id" element={<PlayerPage />} />
    <Route path="/admin/venues/:id" element={<VenuePage />} />
  </Routes>
);
const dialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};
const sent = async (requests: Request[]) => {
  const last = requests.findLast(({ method }) => method !== 'GET');
  return last && [last.method, new URL(last.url).pathname, await last.clone().json()];
};

it('shows what is known of a player, with links to the other side', async () => {
  stubApi({ [PLAYER]: () => player() });
  renderAt('/admin/players/u1', pages);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ege Kaya' })).toBeTruthy();
  for (const text of [
    'ege@oyuncu.test',
    '0532 111 22 33',
    '12 maça geldi, 1 maça gelmedi',
    'Chrome, Android',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Sahte ya da yanıltıcı: Başkasının fotoğrafı.')).toBeTruthy();
  const hour = screen.getByRole('link', { name: /^20 Kasım Cuma, 21:00-22:00/ });
  expect(hour.getAttribute('href')).toBe('/admin/reservations/r1');
  // A subscription has no page of its own.
  const other = screen.getByRole('link', { name: 'Çınar Halı Saha' });
  expect(other.getAttribute('href')).toBe('/admin/venues/v1');
});

it('says in one line what an account lacks, and praises who missed nothing', async () => {
  stubApi({ [PLAYER]: () => player({ bookings: [], reports: [], noShows: 0 }) });
  renderAt('/admin/players/u1', pages);
  expect(await screen.findByText('Bu hesapta gelecek saat ve açık şikâyet yok.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Gelecek saatler' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Açık oturumlar' })).toBeTruthy();
  expect(screen.getByText('12 maça geldi, hiç kaçırmadı')).toBeTruthy();
});

it('names the pitch of an hour only where a venue has more than one', async () => {
  const [first] = BOOKINGS;
  stubApi({ [REVIEW]: review, [VENUE]: () => venue({ bookings: first ? [first] : [] }) });
  const { unmount } = renderAt('/admin/venues/v1', pages);
  expect(await screen.findByRole('link', { name: '20 Kasım Cuma, 21:00-22:00' })).toBeTruthy();
  unmount();
  stubApi({ [REVIEW]: review, [VENUE]: () => venue({ bookings: BOOKINGS }) });
  renderAt('/admin/venues/v1', pages);
  expect(await screen.findByRole('link', { name: /21:00-22:00\s*, Saha 1$/ })).toBeTruthy();
  expect(screen.getByText('Benzer işletme ve verilmiş karar yok.')).toBeTruthy();
});

it('folds the hours of a regular after the first few', async () => {
  const bookings = [1, 2, 3, 4, 5, 6, 7].flatMap((at) =>
    BOOKINGS.map((one) => ({ ...one, id: `${one.id}${at}` })),
  );
  stubApi({ [PLAYER]: () => player({ bookings }) });
  renderAt('/admin/players/u1', pages);
  const panel = (await screen.findByRole('heading', { name: 'Gelecek saatler' })).closest('section');
  expect(within(panel as HTMLElement).getAllByRole('listitem')).toHaveLength(8);
  expect(within(panel as HTMLElement).getByText('Her cumartesi, 20:00-21:00')).toBeTruthy();
  const fold = screen.getByText('3 saat daha').closest('details') as HTMLElement;
  expect(within(fold).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});

it('says what a suspension ends before it is made, and wants a reason', async () => {
  let state = player();
  const toasts = hearToasts();
  const requests = stubApi({
    [PLAYER]: () => state,
    'GET admin/players/u1/suspension': () => PREVIEW,
    'POST admin/players/u1/suspend': () => {
      state = player({
        ...{ state: 'suspended', suspension: { at: '2026-11-20T10:00:00Z', reason: 'Sahte' } },
        bookings: [],
      });
      return { message: 'Hesap askıya alındı.' };
    },
  });
  renderAt('/admin/players/u1', pages);
  const asked = await dialog('Askıya al');
  expect(
    await asked.findByText(/3 rezervasyon, 1 abonelik ve 2 bekleme kaydı iptal edilir\. İşletmelere haber/),
  ).toBeTruthy();
  expect(asked.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(asked.getByRole('button', { name: 'Askıya al' }));
  expect(await asked.findByText('Gerekçeyi yazın.')).toBeTruthy();
  await userEvent.type(asked.getByRole('textbox', { name: /Gerekçe/ }), ' Sahte ');
  await userEvent.click(asked.getByRole('checkbox', { name: /yeni hesap açılamasın/ }));
  await userEvent.click(asked.getByRole('button', { name: 'Askıya al' }));
  expect(await screen.findByRole('button', { name: 'Yeniden aç' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Askıya al' })).toBeNull();
  expect(await sent(requests)).toEqual([
    'POST',
    '/api/admin/players/u1/suspend',
    { reason: 'Sahte', bar: true },
  ]);
  expect(toasts).toEqual(['Hesap askıya alındı.']);
});

it('keeps the typed reason when an act is refused, and says why', async () => {
  const message = 'İşletmenin rezervasyonları hâlâ iptal ediliyor. Lütfen birazdan yeniden deneyin.';
  stubApi({
    [REVIEW]: review,
    [VENUE]: () => venue({ state: 'suspended', suspension: { at: '2026-11-20T10:00:00Z', reason: 'Sahte' } }),
    'POST admin/venues/v1/restore': () => refusal(409, { code: 'closing_goes_on', message }),
  });
  renderAt('/admin/venues/v1', pages);
  const asked = await dialog('Yeniden aç');
  const reason = asked.getByRole('textbox', { name: /Gerekçe/ }) as HTMLTextAreaElement;
  await userEvent.type(reason, 'Belgeleri geldi');
  await userEvent.click(asked.getByRole('button', { name: 'Yeniden aç' }));
  expect((await asked.findByRole('alert')).textContent).toBe(message);
  expect(reason.value).toBe('Belgeleri geldi');
});

it('corrects e-mail and phone, and marks the field that is wrong', async () => {
  const message = 'Bu e-posta adresiyle başka bir hesap var.';
  let isTaken = true;
  const requests = stubApi({
    [PLAYER]: () => player(),
    'PUT admin/players/u1/contact': () =>
      isTaken
        ? refusal(409, { code: 'email_taken', message, fields: { email: message } })
        : { message: 'Bilgiler düzeltildi.' },
  });
  renderAt('/admin/players/u1', pages);
  const asked = await dialog('İletişimi düzelt');
  const email = asked.getByRole('textbox', { name: /E-posta/ });
  await userEvent.clear(email);
  await userEvent.type(email, 'yeni@oyuncu.test');
  await userEvent.type(asked.getByRole('textbox', { name: /Gerekçe/ }), 'Yanlış yazmış');
  await userEvent.click(asked.getByRole('button', { name: 'Düzelt' }));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  isTaken = false;
  await userEvent.click(asked.getByRole('button', { name: 'Düzelt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { email: 'yeni@oyuncu.test', phone: '0532 111 22 33', reason: 'Yanlış yazmış' };
  expect(await sent(requests)).toEqual(['PUT', '/api/admin/players/u1/contact', body]);
});

it('moves a venue on the map and gives it days', async () => {
  const requests = stubApi({
    [REVIEW]: review,
    [VENUE]: () => venue(),
    'GET geo/reverse': () => ({ city: 'Ankara' }),
    'PUT admin/venues/v1/pin': () => ({ message: 'Konum düzeltildi.' }),
    'POST admin/venues/v1/extend': () => ({ message: 'Uzatıldı.' }),
  });
  renderAt('/admin/venues/v1', pages);
  const map = await dialog('Konumu düzelt');
  await userEvent.click(map.getByRole('button', { name: 'Haritada seç' }));
  await userEvent.type(map.getByRole('textbox', { name: /Gerekçe/ }), 'Yan sokak');
  await userEvent.click(map.getByRole('button', { name: 'Yeri düzelt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(requests)).toMatchObject([
    ...['PUT', '/api/admin/venues/v1/pin'],
    { location: { coordinates: [32.85, 39.92] }, reason: 'Yan sokak' },
  ]);
  const days = await dialog('Süreyi uzat');
  await userEvent.type(days.getByRole('textbox', { name: /Kaç gün/ }), '91');
  await userEvent.type(days.getByRole('textbox', { name: /Gerekçe/ }), 'Arıza');
  await userEvent.click(days.getByRole('button', { name: 'Süreyi uzat' }));
  expect(await days.findByText('1 ile 90 arasında bir gün sayısı yazın.')).toBeTruthy();
  await userEvent.clear(days.getByRole('textbox', { name: /Kaç gün/ }));
  await userEvent.type(days.getByRole('textbox', { name: /Kaç gün/ }), '15');
  await userEvent.click(days.getByRole('button', { name: 'Süreyi uzat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(requests)).toEqual([
    ...['POST', '/api/admin/venues/v1/extend'],
    { days: 15, reason: 'Arıza' },
  ]);
});

it.each([
  ['admin', []],
  ['closed', []],
  ['pending', ['İletişimi düzelt', 'Konumu düzelt', 'Şifre bağlantısı', 'Oturumları kapat']],
] as const)('offers what an account that is %s allows', async (state, offered) => {
  stubApi({
    [REVIEW]: review,
    [VENUE]: () => venue({ state, bookings: [], sessions: [], reports: [] }),
    'GET admin/venues/v1/contents': () => ({ contents: [], removals: [] }),
    'GET admin/venues/v1/blocks': () => [],
  });
  renderAt('/admin/venues/v1', pages);
  await screen.findByText(/açık oturum/);
  // A phone unfolds the map.
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Konum', ...offered]);
});

it('says that an account does not exist', async () => {
  stubApi({
    [PLAYER]: () => refusal(404, { code: 'user_not_found', message: 'Kullanıcı bulunamadı.' }),
  });
  renderAt('/admin/players/u1', pages);
  expect(await screen.findByText('Kullanıcı bulunamadı.')).toBeTruthy();
});

it.each([
  ['a player', '/admin/players/u1', 'Onun gözünden gör', 'POST admin/players/u1/view'],
  ['a venue', '/admin/venues/v1', 'İşletmenin gözünden gör', 'POST admin/venues/v1/view'],
])('begins a view of %s with a reason, and leads there', async (_, address, label, begins) => {
  const beginView = vi.fn();
  useSession.setState({ beginView });
  const begun = { token: 'x', name: 'Ege Kaya', expiresAt: 0 };
  const requests = stubApi({
    [PLAYER]: () => player(),
    [VENUE]: () => venue(),
    [REVIEW]: review,
    [begins]: () => Response.json(begun, { status: 201 }),
  });
  renderAt(address, pages);
  const asked = await dialog(label);
  await userEvent.click(asked.getByRole('button', { name: 'Bakmaya başla' }));
  expect(await asked.findByText('Gerekçeyi yazın.')).toBeTruthy();
  expect(beginView).not.toHaveBeenCalled();
  await userEvent.type(asked.getByLabelText(/Gerekçe/), 'Takvimini göremediğini yazdı');
  await userEvent.click(asked.getByRole('button', { name: 'Bakmaya başla' }));
  await waitFor(() => expect(beginView).toHaveBeenCalledOnce());
  expect(beginView.mock.calls[0]).toEqual([{ token: 'x', name: 'Ege Kaya', back: window.location.pathname }]);
  expect(await sent(requests)).toEqual([
    'POST',
    `/api${address}/view`,
    { reason: 'Takvimini göremediğini yazdı' },
  ]);
});

it('offers no view of an account that cannot log in', async () => {
  stubApi({ [PLAYER]: () => player({ state: 'suspended' }) });
  renderAt('/admin/players/u1', pages);
  await screen.findByRole('button', { name: 'Yeniden aç' });
  expect(screen.queryByRole('button', { name: 'Onun gözünden gör' })).toBeNull();
});
