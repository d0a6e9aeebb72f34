import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from 'mf-shared/api-client';
import type { BoardEntry } from 'mf-shared/contracts/board';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { subscription } from '../../mf-shared/test/subscriptions.ts';
import { refusal, renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { CloseForm } from './features/board/CloseForm.tsx';
import { PhoneEdit } from './features/board/PhoneEdit.tsx';
import { PhoneForm } from './features/board/PhoneForm.tsx';
import { PaymentForm } from './features/payment/PaymentForm.tsx';
import { useCheckout } from './features/payment/useCheckout.ts';
import { RuleDialog } from './features/prices/RuleDialog.tsx';
import { EMPTY_RULE } from './features/prices/rules.ts';
import { AccountForm } from './features/profile/AccountForm.tsx';
import { ProfileForm } from './features/profile/ProfileForm.tsx';
import { RulesForm } from './features/settings/RulesForm.tsx';
import { InviteForm } from './features/staff/InviteForm.tsx';
import { PasswordForm } from './features/staff/PasswordForm.tsx';
import { PauseDialog } from './features/subscriptions/PauseDialog.tsx';

vi.mock('mf-shared/map', () => ({ MapPicker: () => null }));

const booking = { id: 'p1', kind: 'phone', name: 'Hasan', phone: '', note: '', price: 1500 } as BoardEntry;
const field = { id: 'f1', _id: 'f1', name: 'Saha', capacity: "7'ye 7", price: 1500 };
const profile = {
  businessName: 'Yıldız',
  fields: [{ ...field, workingHours: [{ start: '18:00', end: '02:00' }] }],
  isActive: true,
  version: 'v1',
};
const settings = {
  cancelHours: 24,
  approval: 'manual' as const,
  bufferMinutes: 0 as const,
  horizonWeeks: 12,
  version: '1',
};
const preset = { fieldIds: ['f1'], date: '2026-11-20', start: '', end: '' };
const none = () => {};

function Checkout() {
  const { kit, phase } = useCheckout('b1', true);
  return <PaymentForm kit={kit} phase={phase} />;
}

type Send = () => Promise<never>;
/** Each form of a venue, with the text to type first, by label. */
const FORMS: [string, (send: Send) => ReactNode, Record<string, string>?][] = [
  ['a phone booking', (send) => <PhoneForm tiles={[]} lastDate={null} book={send} onDone={none} />],
  ['a change of it', (send) => <PhoneEdit entry={booking} actions={{ edit: send } as never} onDone={none} />],
  ['closed hours', (send) => <CloseForm fields={[]} preset={preset} close={send} onDone={none} />],
  ['a pause', (send) => <PauseDialog subscription={subscription('s1')} onClose={none} onPause={send} />],
  ['an invitation', () => <InviteForm venueId="b1" onInvited={none} />],
  [
    'a password',
    () => <PasswordForm code="gizli" email="can@isletme.test" />,
    { Şifreniz: 'uzun-bir-sifre-2026' },
  ],
  ['a login', () => <AccountForm venueId="b1" email="a@b.test" />, { 'Mevcut şifre': 'eski-sifre' }],
  ['a profile', () => <ProfileForm venueId="b1" profile={profile} open onReload={none} />],
  ['settings', () => <RulesForm venueId="b1" saved={settings} />],
  ['a payment', () => <Checkout />, { 'Ad soyad': 'Ayşe Öztürk', 'E-posta': 'ayse@isletme.test' }],
];

/** Renders a form whose changes go to `send` or get `answer`, fills it in and submits it. */
function submit([, draw, typed = {}]: (typeof FORMS)[number], send: Send, answer: () => unknown) {
  vi.spyOn(window, 'open').mockReturnValue({ document, focus: none, close: none } as never);
  vi.spyOn(document, 'open').mockReturnValue(document as never);
  vi.spyOn(document, 'write').mockReturnValue();
  stubApi(
    Object.fromEntries(
      [
        'POST business/staff',
        'POST staff/invitation',
        'PUT business/account',
        'PUT business/update',
        'PUT business/settings',
        'POST payments/initialize-checkout',
      ].map((call) => [call, answer]),
    ),
  );
  renderAt('/', draw(send));
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  const form = document.querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  return form;
}

it.each(FORMS)('%s is sent once while it is on its way', async (...one) => {
  const send = vi.fn<Send>(() => new Promise(() => {}));
  const form = submit(one, send, send);
  await waitFor(() => expect(document.querySelector('[type=submit][aria-busy]')).toBeTruthy());
  fireEvent.submit(form);
  await act(async () => {});
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

const CALLER = { name: 'Ad', phone: 'Telefon', note: 'Not', price: 'Ücret' };
/** For each form and error path, the label of the control that shows the error. */
const CONTROLS: Record<string, Record<string, string>> = {
  'a phone booking': CALLER,
  'a change of it': CALLER,
  'closed hours': { to: 'Son gün' },
  'an invitation': { name: 'Ad soyad', email: 'E-posta', role: 'Görevi' },
  'a password': { password: 'Şifreniz' },
  'a login': { email: 'E-posta', newPassword: 'Yeni şifre', currentPassword: 'Mevcut şifre' },
  'a profile': {
    ...{ businessName: 'İşletme adı', ownerName: 'Yetkilinin adı soyadı', phone: 'Telefon' },
    ...{ equipment: 'Olanaklar', description: 'Tanıtım yazısı', address: 'Adres', city: 'Şehir' },
    ...{ 'fields.0.name': 'Saha adı', 'fields.0.capacity': 'Kapasite', 'fields.0.price': 'Saatlik fiyat' },
    'fields.0.workingHours': 'Başlangıç',
  },
  settings: {
    ...{
      cancelHours: 'Maça en az kaç saat kala',
      horizonWeeks: 'Kaç hafta sonrasına kadar rezervasyon alınsın',
    },
    ...{ approval: 'Hangi istekler hemen', bufferMinutes: 'İki maç arasında ne kadar' },
  },
  'a payment': { fullName: 'Ad soyad', email: 'E-posta' },
};
/** The errors that describe the first control, or group of choices, with that label. */
function saidOf(name: string): string[] {
  const label = new RegExp(`^${name}`);
  const control = screen.queryAllByLabelText(label)[0] ?? screen.getByRole('group', { name: label });
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  return words.match(/Olmaz: [\w.]+/g) ?? [];
}

it.each(FORMS.filter(([name]) => name in CONTROLS))(
  '%s says at each field what is wrong with that one',
  async (...one) => {
    const controls = CONTROLS[one[0]] ?? {};
    const fields = Object.fromEntries(Object.keys(controls).map((path) => [path, `Olmaz: ${path}`]));
    const body = { code: 'validation' as const, message: 'Kontrol edin.', fields };
    submit(
      one,
      () => Promise.reject(new ApiError(400, body)),
      () => refusal(400, body),
    );
    await screen.findAllByText(/^Olmaz/);
    const said = Object.entries(controls).map(([path, name]) => [path, saidOf(name)]);
    expect(said).toEqual(Object.entries(fields).map(([path, words]) => [path, [words]]));
  },
);

it('a price rule is sent once while it is on its way', () => {
  const save = vi.fn();
  renderAt(
    '/',
    <RuleDialog draft={{ ...EMPTY_RULE, price: '1500' }} fields={[]} saving onClose={none} onSave={save} />,
  );
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(save).not.toHaveBeenCalled();
});
