import { request } from 'mf-shared/api-client';
import { confirmOptions } from '../contracts/calls/second-factor.ts';
import type { FactorStatus, PasswordAndProof } from '../contracts/second-factor.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';

type Props = { factor: FactorStatus; fields: Record<string, string> };

/** The password, and the second factor if the account has one; every change needs them. */
export function ProofFields({ factor, fields }: Props) {
  const byPasskey = factor.passkeys.length > 0;
  return (
    <>
      <PasswordField
        label="Şifreniz"
        name="password"
        autoComplete="current-password"
        required
        error={fields.password}
      />
      {factor.totp && (
        <TextField
          label="Uygulamadaki kod"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={fields.code}
        />
      )}
      {factor.enabled && (
        <TextField
          label="Kurtarma kodu"
          name="recoveryCode"
          hint={byPasskey ? 'Boş bırakırsanız geçiş anahtarınız sorulur.' : 'Uygulamaya ulaşamıyorsanız.'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={fields.recoveryCode}
        />
      )}
    </>
  );
}

/** The proof from `ProofFields`; with only a password typed, the browser asks for a passkey. */
export async function proofOf(
  { password = '', code, recoveryCode }: Record<string, string>,
  factor: FactorStatus,
): Promise<PasswordAndProof> {
  if (code) return { password, code };
  if (recoveryCode) return { password, recoveryCode };
  if (!factor.enabled || factor.passkeys.length === 0) return { password };
  const { signWithPasskey } = await import('./webauthn.ts');
  return { password, passkey: await signWithPasskey((await request(confirmOptions)).options) };
}
