import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { refusal, stubApi } from '../../../mf-shared/test/support.tsx';
import { SecondStep } from './SecondStep.tsx';

const asked = { ticket: 't1', methods: ['totp' as const, 'recovery' as const] };

it('sends the code with the ticket; a wrong one is said at its field and stays', async () => {
  const sent: unknown[] = [];
  stubApi({
    'POST account/second-factor': async (request) => {
      const json = (await request.json()) as { code?: string };
      sent.push(json);
      return json.code === '123456'
        ? { token: 'x', message: 'Giriş başarılı!' }
        : refusal(400, { code: 'second_factor_wrong', message: 'Olmadı.', fields: { code: 'Kod hatalı.' } });
    },
  });
  const onToken = vi.fn(async () => {});
  render(<SecondStep asked={asked} onToken={onToken} onBack={() => {}} />);
  const code = screen.getByLabelText<HTMLInputElement>(/Doğrulama kodu/);
  expect(code.autocomplete).toBe('one-time-code');
  await userEvent.type(code, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Doğrula' }));
  expect(await screen.findByText('Kod hatalı.')).toBeTruthy();
  expect(code.value).toBe('000000');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await userEvent.clear(code);
  await userEvent.type(code, ' 123456 ');
  await userEvent.click(screen.getByRole('button', { name: 'Doğrula' }));
  await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith({ token: 'x', message: 'Giriş başarılı!' }));
  expect(sent.at(-1)).toEqual({ ticket: 't1', code: '123456' });
});

it('takes a recovery code instead', async () => {
  const requests = stubApi({ 'POST account/second-factor': () => ({ token: 'x', message: '' }) });
  render(<SecondStep asked={asked} onToken={async () => {}} onBack={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kurtarma kodu kullan' }));
  await userEvent.type(screen.getByLabelText(/Kurtarma kodu/), 'abcde-fghjk');
  await userEvent.click(screen.getByRole('button', { name: 'Doğrula' }));
  await vi.waitFor(() => expect(requests).toHaveLength(1));
});

it('leads to the code that was left empty, sends nothing, and lets one go back to the password', async () => {
  const requests = stubApi({});
  const onBack = vi.fn();
  render(<SecondStep asked={asked} onToken={async () => {}} onBack={onBack} />);
  await userEvent.click(screen.getByRole('button', { name: 'Doğrula' }));
  expect(screen.getByText('Uygulamadaki 6 haneli kodu yazın.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/Doğrulama kodu/));
  expect(requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Şifreye dön' }));
  expect(onBack).toHaveBeenCalledOnce();
});

it('lets the refusal of one way go with it', async () => {
  stubApi({
    'POST account/second-factor': () => refusal(400, { code: 'second_factor_wrong', message: 'Olmadı.' }),
  });
  render(<SecondStep asked={asked} onToken={async () => {}} onBack={() => {}} />);
  await userEvent.type(screen.getByLabelText(/Doğrulama kodu/), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Doğrula' }));
  await screen.findByText('Olmadı.');
  await userEvent.click(screen.getByRole('button', { name: 'Kurtarma kodu kullan' }));
  expect(screen.queryByText('Olmadı.')).toBeNull();
});

it('lets the refusal of a code go when nothing is sent after it', async () => {
  stubApi({
    'POST account/second-factor': () => refusal(400, { code: 'second_factor_wrong', message: 'Olmadı.' }),
  });
  render(<SecondStep asked={asked} onToken={async () => {}} onBack={() => {}} />);
  const code = screen.getByLabelText(/Doğrulama kodu/);
  await userEvent.type(code, '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Doğrula' }));
  await screen.findByText('Olmadı.');
  await userEvent.clear(code);
  await userEvent.click(screen.getByRole('button', { name: 'Doğrula' }));
  expect(screen.queryByText('Olmadı.')).toBeNull();
});

it('leaves what was begun of one code out of the field for the other', async () => {
  stubApi({});
  render(<SecondStep asked={asked} onToken={async () => {}} onBack={() => {}} />);
  await userEvent.type(screen.getByLabelText(/Doğrulama kodu/), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Kurtarma kodu kullan' }));
  expect(screen.getByLabelText<HTMLInputElement>(/Kurtarma kodu/).value).toBe('');
});
