import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { BoardEntry } from 'mf-shared/contracts/board';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { subscription } from '../../mf-shared/test/subscriptions.ts';
import { renderAt, stubApi } from '../../mf-shared/test/support.tsx';
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
  const checkout = useCheckout('b1');
  return <PaymentForm businessId="b1" checkout={checkout} />;
}

type Send = () => Promise<never>;
/** Each form of a venue, with what is typed into it first, by label. */
const FORMS: [string, (send: Send) => ReactNode, Record<string, string>?][] = [
  ['a phone booking', (send) => <PhoneForm cells={[]} lastDate={null} book={send} onDone={none} />],
  ['a change of it', (send) => <PhoneEdit entry={booking} actions={{ edit: send } as never} onDone={none} />],
  ['closed hours', (send) => <CloseForm fields={[]} preset={preset} close={send} onDone={none} />],
  ['a pause', (send) => <PauseDialog subscription={subscription('s1')} onClose={none} onPause={send} />],
  ['an invitation', () => <InviteForm businessId="b1" onInvited={none} />],
  [
    'a password',
    () => <PasswordForm code="gizli" email="can@isletme.test" />,
    { Şifreniz: 'uzun-bir-sifre-2026' },
  ],
  ['a login', () => <AccountForm businessId="b1" email="a@b.test" />, { 'Mevcut şifre': 'eski-sifre' }],
  ['a profile', () => <ProfileForm businessId="b1" profile={profile} open onReload={none} />],
  ['settings', () => <RulesForm businessId="b1" saved={settings} />],
  ['a payment', () => <Checkout />, { 'Ad Soyad': 'Ayşe Öztürk', 'E-posta': 'ayse@isletme.test' }],
];

it.each(FORMS)('%s is sent once while it is on its way', async (_, draw, typed = {}) => {
  const send = vi.fn<Send>(() => new Promise(() => {}));
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
      ].map((call) => [call, send]),
    ),
  );
  renderAt('/', draw(send));
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  const form = document.querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(document.querySelector('[type=submit][aria-busy]')).toBeTruthy());
  fireEvent.submit(form);
  await act(async () => {});
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('a price rule is sent once while it is on its way', () => {
  const save = vi.fn();
  renderAt(
    '/',
    <RuleDialog draft={{ ...EMPTY_RULE, price: '1500' }} fields={[]} saving onClose={none} onSave={save} />,
  );
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(save).not.toHaveBeenCalled();
});
