import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearToasts, photoFile, refusal, renderAt, stubApi } from '../../../../mf-shared/test/support.tsx';
import { signIn } from '../../../test/session.ts';
import { RegisterVenuePage } from './RegisterBusinessPage.tsx';

vi.mock('mf-shared/map', () => import('../../../../mf-shared/test/map.tsx'));
type Captcha = {
  onToken: (token: string | null) => void;
  onSolving: (solving: boolean) => void;
  resetKey: number;
  error?: string;
};
/** One that the person ticks. */
vi.mock('mf-shared/ui/CaptchaField', () => ({
  CaptchaField: ({ onToken, onSolving, resetKey, error }: Captcha) => {
    useEffect(() => {
      if (resetKey === 0) return;
      onToken(null);
      onSolving(false);
    }, [onToken, onSolving, resetKey]);
    return (
      <>
        <button type="button" onClick={() => onToken('jeton')}>
          Robot değilim
        </button>
        <p>{error}</p>
      </>
    );
  },
}));

beforeEach(() => {
  sessionStorage.clear();
  useSession.setState({ business: null });
});

/** What this page passes to the next. */
const State = () => <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;

const submit = () => userEvent.click(screen.getByRole('button', { name: 'İşletmemi Kaydet' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fill() {
  type('Ad soyad', ' Ayşe "Güneş" ');
  type('Telefon', '0532 123 45 67');
  type('E-posta', ' Basvuru@Tesis.example ');
  type('Şifre', 'Topla-2026!');
  type('İşletme adı', "Güneş'in Halı Sahası");
  type('Adres', 'Bağdat Caddesi No: 12');
  await userEvent.click(screen.getByRole('button', { name: 'Haritaya tıkla' }));
  type('Saha adı', 'Kapalı Saha');
  type('Kapasite', "7'ye 7");
  type('Saatlik fiyat', '1500');
  await userEvent.click(screen.getByRole('button', { name: 'Saha ekle' }));
  type('Başlangıç', '18:00');
  type('Bitiş', '02:00');
  await userEvent.click(screen.getByRole('button', { name: 'Saat ekle' }));
  await userEvent.click(screen.getByRole('button', { name: 'Robot değilim' }));
}

describe('business registration', () => {
  it('tells a signed-in business that it is signed in', () => {
    signIn();
    renderAt('/register-business', <RegisterVenuePage />);
    const way = screen.getByRole('link', { name: 'İşletme paneline git' });
    expect(way.getAttribute('href')).toBe('/profile/business');
    expect(screen.queryByText(/Zaten kayıtlı mısınız/)).toBeNull();
  });

  it('fills the city from the map and leaves it editable', async () => {
    const answer = Promise.withResolvers<unknown>();
    const requests = stubApi({ 'GET geo/reverse': () => answer.promise });
    renderAt('/register-business', <RegisterVenuePage />);
    const searching = () => screen.queryAllByText('Şehir haritadan bulunuyor…').length;
    expect(searching()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Haritaya tıkla' }));
    expect(searching()).toBe(1);
    answer.resolve({ city: 'İstanbul' });
    await waitFor(() => expect(searching()).toBe(0));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('İstanbul'));
    const asked = new URL(requests[0]?.url ?? '').searchParams;
    expect([asked.get('lat'), asked.get('lng')]).toEqual(['39.92', '32.85']);
    await userEvent.selectOptions(screen.getByLabelText('Şehir:'), 'Kocaeli');
    expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('Kocaeli');
  });

  it('says that the place could not be found', async () => {
    stubApi({ 'GET geo/reverse': () => refusal(400, { code: 'location_unknown', message: 'x' }) });
    renderAt('/register-business', <RegisterVenuePage />);
    await userEvent.click(screen.getByRole('button', { name: 'Haritaya tıkla' }));
    expect(await screen.findByText('Konum alınamadı. Lütfen tekrar deneyiniz.')).toBeTruthy();
  });

  it('marks every missing field, sums them up and focuses the first', async () => {
    const requests = stubApi({});
    renderAt('/register-business', <RegisterVenuePage />);
    await submit();
    const owner = screen.getByLabelText('Ad soyad');
    expect(document.activeElement).toBe(owner);
    const described = owner.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Ad ve soyadınızı yazın.');
    const summary = within(screen.getByRole('alert'));
    await userEvent.click(summary.getByRole('button', { name: 'Adresi yazın.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Adres'));
    expect(summary.getByRole('button', { name: 'En az bir saha ekleyin.' })).toBeTruthy();
    expect(screen.getAllByText('Lütfen reCAPTCHA doğrulamasını tamamlayın!')).toHaveLength(2);
    expect(requests).toEqual([]);
  });

  it('sends texts without quotes, objects as JSON and photos as files, and goes to the login', async () => {
    const heard = hearToasts();
    let sent = new FormData();
    stubApi({
      'GET geo/reverse': () => ({ city: 'İstanbul' }),
      'POST business/register': async (request) => {
        sent = await request.formData();
        return { message: 'İşletme kaydı başarılı!' };
      },
    });
    renderAt(
      '/register-business',
      <>
        <RegisterVenuePage />
        <State />
      </>,
    );
    await fill();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('İstanbul'));
    const photo = photoFile('saha.png');
    await userEvent.upload(screen.getByLabelText('Fotoğraf ekle'), photo);
    await submit();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login-business'));
    expect(heard).toEqual([
      'İşletme kaydı başarılı!',
      'Başvurunuz onaylandıktan sonra giriş yapabilirsiniz.',
    ]);
    expect(screen.getByTestId('state').textContent).toBe('{"registered":true}');
    expect(sent.get('ownerName')).toBe('Ayşe Güneş');
    expect(sent.get('businessName')).toBe('Güneşin Halı Sahası');
    expect(sent.get('email')).toBe('basvuru@tesis.example');
    expect(sent.get('recaptchaToken')).toBe('jeton');
    expect(JSON.parse(String(sent.get('location')))).toEqual({
      city: 'İstanbul',
      coordinates: [32.85, 39.92],
    });
    expect(JSON.parse(String(sent.get('fields')))).toEqual([
      {
        name: 'Kapalı Saha',
        capacity: "7'ye 7",
        price: 1500,
        workingHours: [{ start: '18:00', end: '02:00' }],
      },
    ]);
    expect(sent.getAll('photos').map((file) => (file as File).name)).toEqual(['saha.png']);
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps the form and says so when the network fails', async () => {
    let answer: unknown = null;
    stubApi({ 'GET geo/reverse': () => ({ city: 'İstanbul' }), 'POST business/register': () => answer });
    renderAt('/register-business', <RegisterVenuePage />);
    await fill();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('İstanbul'));
    await submit();
    expect(await screen.findByText('Kayıt sırasında bir hata oluştu.')).toBeTruthy();
    expect(screen.getByDisplayValue('Bağdat Caddesi No: 12')).toBeTruthy();
    // That human check is used up; the next attempt asks for a new one.
    answer = { message: 'Tamam.' };
    await submit();
    expect(screen.getAllByText('Lütfen reCAPTCHA doğrulamasını tamamlayın!')).toHaveLength(2);
    expect(document.activeElement).toBe(document.getElementById('recaptchaToken'));
    expect(screen.queryByText('Kayıt sırasında bir hata oluştu.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Robot değilim' }));
    expect(screen.queryByText('Lütfen reCAPTCHA doğrulamasını tamamlayın!')).toBeNull();
    await submit();
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login-business'));
  });

  it('puts the server’s refusal at its field', async () => {
    const message = 'Bu e-posta adresiyle bir hesap zaten var.';
    stubApi({
      'GET geo/reverse': () => ({ city: 'İstanbul' }),
      'POST business/register': () =>
        refusal(409, { code: 'email_taken', message, fields: { email: message } }),
    });
    renderAt('/register-business', <RegisterVenuePage />);
    await fill();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('İstanbul'));
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-posta')));
    expect(screen.getByLabelText('E-posta').getAttribute('aria-invalid')).toBe('true');
  });

  it('says at the map that the place is missing, and what the server has against it', async () => {
    const message = 'Yer Türkiye’de olmalı.';
    stubApi({
      'GET geo/reverse': () => ({ city: 'İstanbul' }),
      'POST business/register': () =>
        refusal(400, { code: 'validation', message, fields: { 'location.coordinates.0': message } }),
    });
    renderAt('/register-business', <RegisterVenuePage />);
    const map = screen.getByRole('group', { name: 'Tesisin konumu' });
    await submit();
    expect(within(map).getByText('Haritaya tıklayarak tesisinizin yerini seçin.')).toBeTruthy();
    await fill();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('İstanbul'));
    expect(within(map).queryByText(/Haritaya tıklayarak/)).toBeNull();
    await submit();
    expect(await within(map).findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(map);
  });

  it('is sent once while it is on its way', async () => {
    const requests = stubApi({
      'GET geo/reverse': () => ({ city: 'İstanbul' }),
      'POST business/register': () => new Promise(() => {}),
    });
    renderAt('/register-business', <RegisterVenuePage />);
    await fill();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('İstanbul'));
    const form = document.querySelector('form') as HTMLFormElement;
    const sent = () => requests.filter(({ method }) => method === 'POST').length;
    fireEvent.submit(form);
    await waitFor(() => expect(sent()).toBe(1));
    fireEvent.submit(form);
    await act(async () => {});
    expect(sent()).toBe(1);
  });

  it('marks what the server refuses until that is changed', async () => {
    const fields = {
      city: 'Şehir olmaz.',
      'location.city': 'Şehir olmaz.',
      'fields.0.name': 'Ad olmaz.',
      address: 'Adres olmaz.',
    };
    stubApi({
      'GET geo/reverse': () => ({ city: 'İstanbul' }),
      'POST business/register': () => refusal(400, { code: 'validation', message: 'Kontrol edin.', fields }),
    });
    renderAt('/register-business', <RegisterVenuePage />);
    await fill();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('İstanbul'));
    await submit();
    await screen.findByText('4 yeri düzeltmeniz gerekiyor');
    type('Şehir:', 'Kocaeli');
    expect(screen.getByText('2 yeri düzeltmeniz gerekiyor')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '18:00-02:00 aralığını kaldır' }));
    expect(screen.getByText('1 yeri düzeltmeniz gerekiyor')).toBeTruthy();
    expect(screen.queryByText('Ad olmaz.')).toBeNull();
  });

  it('asks for the rest of a pitch that was begun, and not for a pitch as well', async () => {
    stubApi({});
    renderAt('/register-business', <RegisterVenuePage />);
    type('Saha adı', 'Kapalı Saha');
    await submit();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByRole('button', { name: /^Lütfen saha adı, kapasite/ })).toBeTruthy();
    expect(summary.queryByRole('button', { name: 'En az bir saha ekleyin.' })).toBeNull();
  });

  it.each(['{', '{"phone":"0532"}'])('begins where nothing or little of it was kept (%s)', async (kept) => {
    sessionStorage.setItem('topla:register-business', kept);
    renderAt('/register-business', <RegisterVenuePage />);
    expect(screen.getByLabelText<HTMLInputElement>('Telefon').value).toBe(kept === '{' ? '' : '0532');
    expect(screen.getByLabelText<HTMLInputElement>('Adres').value).toBe('');
  });

  it('survives a reload, without the password', async () => {
    stubApi({ 'GET geo/reverse': () => ({ city: 'İstanbul' }) });
    const { unmount } = renderAt('/register-business', <RegisterVenuePage />);
    await fill();
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Şehir:').value).toBe('İstanbul'));
    unmount();
    const kept = sessionStorage.getItem('topla:register-business');
    expect(kept).toContain('Bağdat Caddesi');
    expect(kept).not.toContain('Topla-2026!');
    renderAt('/register-business', <RegisterVenuePage />);
    expect(screen.getByDisplayValue('Bağdat Caddesi No: 12')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Kapalı Saha' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Şifre').value).toBe('');
  });
});
