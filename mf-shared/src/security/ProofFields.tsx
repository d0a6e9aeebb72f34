import { request } from 'mf-shared/api-client';
import { apiText } from '../api-client/error-text.ts';
import { confirmOptions } from '../contracts/calls/second-factor.ts';
import type { FactorStatus, PasswordAndProof } from '../contracts/second-factor.ts';
import type { FormKit } from '../form/index.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';

/** What somebody types into `ProofFields`. */
export const NO_PROOF = { password: '', code: '', recoveryCode: '' };
export type TypedProof = typeof NO_PROOF;
export type ProofInput = FormKit<TypedProof>['input'];

type Props = { factor: FactorStatus; input: ProofInput };

/** The password, and the second factor if the account has one; every change needs them. */
export function ProofFields({ factor, input }: Props) {
  const byPasskey = factor.passkeys.length > 0;
  return (
    <>
      <PasswordField {...input('password')} label="Şifreniz" autoComplete="current-password" required />
      {factor.totp && (
        <TextField
          {...input('code')}
          label="Uygulamadaki kod"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      {factor.enabled && (
        <TextField
          {...input('recoveryCode')}
          label="Kurtarma kodu"
          hint={byPasskey ? 'Boş bırakırsanız geçiş anahtarınız sorulur.' : 'Uygulamaya ulaşamıyorsanız.'}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
    </>
  );
}

/** The proof from `ProofFields`; with only a password typed, the browser asks for a passkey. */
export async function proofOf(
  { password = '', code, recoveryCode }: Partial<TypedProof>,
  factor: FactorStatus,
): Promise<PasswordAndProof> {
  if (code) return { password, code };
  if (recoveryCode) return { password, recoveryCode };
  if (!factor.enabled || factor.passkeys.length === 0) return { password };
  const { signWithPasskey } = await import('./webauthn.ts');
  return { password, passkey: await signWithPasskey((await request(confirmOptions)).options) };
}

/** The message for a change that failed, also in the browser's own dialog for a passkey. */
export const whyDeclined = (error: unknown) =>
  apiText(error, 'İşlem tamamlanamadı ya da vazgeçildi. Tekrar deneyebilirsiniz.');
