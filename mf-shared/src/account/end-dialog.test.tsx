import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/index.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { EndDialog } from './index.ts';

/** The dialog on its last step; `fail` refuses the first call. */
async function atLastStep() {
  const waiting: PromiseWithResolvers<void>[] = [];
  const send = vi.fn(() => {
    const one = Promise.withResolvers<void>();
    waiting.push(one);
    return one.promise;
  });
  render(
    <EndDialog
      open
      onClose={() => {}}
      title="Hesabınızı siliyorsunuz"
      consequences={<li>Her şey silinir.</li>}
      agree="Biliyorum."
      submit="Sil"
      failed="Silinemedi."
      fields={(input) => <PasswordField {...input('password')} label="Şifreniz" />}
      send={send}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
  const form = screen.getByLabelText('Şifreniz').closest('form') as HTMLFormElement;
  return { send, submit: () => fireEvent.submit(form), fail: (why: unknown) => waiting.shift()?.reject(why) };
}
const password = () => screen.getByLabelText<HTMLInputElement>('Şifreniz');
const agreed = () => screen.getByRole<HTMLInputElement>('checkbox');

it('takes back what was wrong at an input once that one is changed, and leaves the other marked', async () => {
  const { submit, send } = await atLastStep();
  expect(document.activeElement).toBe(password());
  agreed().focus();
  submit();
  await waitFor(() => expect(document.activeElement).toBe(password()));
  const marked = () => [password(), agreed()].map((input) => input.getAttribute('aria-invalid'));
  expect(marked()).toEqual(['true', 'true']);
  await userEvent.click(agreed());
  expect(marked()).toEqual(['true', null]);
  await userEvent.type(password(), 'gizli');
  expect(marked()).toEqual([null, null]);
  expect(send).not.toHaveBeenCalled();
});

it('is sent once at a time, says why it failed, leads to what was wrong and can be sent again', async () => {
  const { submit, send, fail } = await atLastStep();
  await userEvent.type(password(), 'gizli');
  await userEvent.click(agreed());
  submit();
  submit();
  expect(send.mock.calls).toEqual([[{ password: 'gizli', code: '', recoveryCode: '' }]]);
  fail(new ApiError(401, { code: 'bad_credentials', message: 'Olmadı.', fields: { password: 'Hatalı.' } }));
  expect(await screen.findByText('Hatalı.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('Olmadı.');
  await waitFor(() => expect(document.activeElement).toBe(password()));
  submit();
  expect(screen.queryByRole('alert')).toBeNull();
  fail(new Error('x'));
  expect((await screen.findByRole('alert')).textContent).toBe('Silinemedi.');
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not go on before it is known what will happen', async () => {
  render(
    <EndDialog
      open
      onClose={() => {}}
      title="Hesabınızı siliyorsunuz"
      consequences={<p>Bakılıyor.</p>}
      ready={false}
      agree="Biliyorum."
      submit="Sil"
      failed="Silinemedi."
      fields={() => null}
      send={async () => {}}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
  expect(screen.getByText('Bakılıyor.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('begins anew after it was left', async () => {
  const { submit, fail } = await atLastStep();
  await userEvent.type(password(), 'gizli');
  await userEvent.click(agreed());
  submit();
  fail(new Error('x'));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(screen.getByText('Her şey silinir.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
