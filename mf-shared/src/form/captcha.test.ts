import { expect, it, vi } from 'vitest';
import { ApiError } from '../api-client/index.ts';
import { sendProven } from './captcha.ts';
import { FormRefusal } from './useSending.ts';

const SENTENCE = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';
const refusal = (code: string) => new ApiError(400, { code: code as never, message: SENTENCE });

/** A captcha that brings these proofs, one for each try. */
function captcha(...proofs: (string | null)[]) {
  return { solved: vi.fn(async () => proofs.shift() ?? null), renew: vi.fn() };
}

it('sends with the proof, once', async () => {
  const kit = captcha('one', 'two');
  const send = vi.fn(async (proof: string) => `sent with ${proof}`);
  expect(await sendProven(kit, send)).toBe('sent with one');
  expect([send.mock.calls, kit.renew.mock.calls]).toEqual([[['one']], []]);
});

it.each(['captcha_rejected', 'captcha_required'])('sends again by itself after %s', async (code) => {
  const kit = captcha('spent', 'fresh');
  const send = vi.fn(async (proof: string) => {
    if (proof === 'spent') throw refusal(code);
    return 'done';
  });
  expect(await sendProven(kit, send)).toBe('done');
  expect(send.mock.calls).toEqual([['spent'], ['fresh']]);
  expect(kit.renew).toHaveBeenCalledOnce();
});

it('sends twice at most', async () => {
  const kit = captcha('one', 'two', 'three');
  const send = vi.fn().mockRejectedValue(refusal('captcha_rejected'));
  await expect(sendProven(kit, send)).rejects.toMatchObject({ code: 'captcha_rejected' });
  expect(send).toHaveBeenCalledTimes(2);
  expect(kit.renew).toHaveBeenCalledTimes(2);
});

it('leaves every other refusal to the person, whose next try gets another proof', async () => {
  const kit = captcha('one', 'two');
  const send = vi.fn().mockRejectedValue(refusal('email_taken'));
  await expect(sendProven(kit, send)).rejects.toMatchObject({ code: 'email_taken' });
  expect(send).toHaveBeenCalledOnce();
  expect(kit.renew).toHaveBeenCalledOnce();
});

it.each([
  [undefined, {}, SENTENCE],
  ['recaptchaToken', { recaptchaToken: SENTENCE }, ''],
])('sends nothing without a proof (%s)', async (at, fields, message) => {
  const send = vi.fn();
  const refused = sendProven(captcha(null), send, at);
  await expect(refused).rejects.toBeInstanceOf(FormRefusal);
  await expect(refused).rejects.toMatchObject({ fields, message });
  expect(send).not.toHaveBeenCalled();
});
