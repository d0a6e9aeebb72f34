import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { vi } from 'vitest';
import { PLAYER, stubApi } from './harness.tsx';
import { BASE, NEXT, NOW, taken, weekOf } from './slots-page.tsx';

export const FRIDAY = addDays(NEXT.startDate, 2);
export const HOUR = `/available-slots?businessId=v1&slot=f1~${FRIDAY}~21:00-22:00`;
export const LINE = HOUR.replace('slot=', 'line=');
export const SENT = 'Rezervasyon isteği başarıyla gönderildi! Mesaj kutunuzu kontrol ediniz!';
export const TAKEN = 'Bu saat az önce doldu. Lütfen başka bir saat seçin.';
export const EMAIL_TAKEN = 'Bu e-posta adresiyle bir hesap zaten var.';

export const field = (label: RegExp) => screen.findByLabelText(label);
export const button = (name = 'Kaydol ve isteği gönder') => screen.findByRole('button', { name });
/** Fills the short form in. */
export async function fill() {
  await userEvent.type(await field(/^Ad soyad/), 'Çağrı Işıklı');
  await userEvent.type(await field(/^E-posta/), 'cagri@example.com');
  await userEvent.type(await field(/^Şifre/), 'gizli-sifre-1');
  await userEvent.type(await field(/^Telefon/), '0532 123 45 67');
  await userEvent.click(await screen.findByRole('radio', { name: 'Kaleci' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Sol' }));
}

/** The shell's part: the token becomes a session. */
export const signIn = vi.fn(async (token: string) => {
  useSession.setState({ status: 'ready', token, user: PLAYER });
});
/** Whether the hours of the Friday are taken, and own. */
let friday: 'free' | 'taken' | 'own';
export const setFriday = (state: typeof friday) => {
  friday = state;
};
const weekly = (_request: Request, url: URL) => ({
  body: weekOf(url.searchParams.get('startDate') ?? '', (slot, date) => {
    if (friday === 'free' || date !== FRIDAY || slot.timeSlot !== '21:00-22:00') return slot;
    return friday === 'own' ? { ...taken(slot), mine: true, mineStatus: 'pending' } : taken(slot);
  }),
});
const REGISTERED = () => ({ status: 201, body: { message: 'Kayıt başarılı!', token: 'fresh' } });
export const RESERVED = () => {
  friday = 'own';
  return { status: 201, body: { message: SENT } };
};
export const stub = (more: Parameters<typeof stubApi>[0] = {}) =>
  stubApi({
    ...BASE,
    'GET reservations/weekly-user': weekly,
    'POST users/register': REGISTERED,
    'POST reservations/create': RESERVED,
    ...more,
  });

/** A visitor comes on a Wednesday, and the Friday is free. */
export function arrive(): void {
  vi.setSystemTime(NOW);
  friday = 'free';
  signIn.mockClear();
  useSession.setState({ status: 'ready', token: null, user: null, signIn });
}
