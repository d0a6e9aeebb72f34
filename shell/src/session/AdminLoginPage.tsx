import { ApiError, request } from 'mf-shared/api-client';
import { loginAdmin } from 'mf-shared/contracts/calls/admin';
import type { FactorAsked } from 'mf-shared/contracts/second-factor';
import { safeNext } from 'mf-shared/next';
import { useSession } from 'mf-shared/session';
import { ERROR_TEXT } from 'mf-shared/strings';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { placeOf } from '../common/manifests.ts';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { SecondStep } from './SecondStep.tsx';
import { isAdminPage, signIn } from './session.ts';

/** An invalid e-mail gets the same refusal as one that is not an admin's (spec, section 8). */
function refuseAlike(cause: unknown): never {
  const isMalformed = cause instanceof ApiError && cause.code === 'validation';
  const code = 'admin_bad_credentials';
  throw isMalformed ? new ApiError(401, { code, message: ERROR_TEXT[code] }) : cause;
}

/** Login of admins; a signed-in admin goes to the requested page, or to the applications. */
export function AdminLoginPage() {
  const next = safeNext(useSearchParams()[0].get('next'));
  const admin = useSession((session) => session.admin);
  const [asked, setAsked] = useState<FactorAsked | null>(null);

  async function login(credentials: Credentials) {
    const { token = '', secondFactor } = await request(loginAdmin, { body: credentials }).catch(refuseAlike);
    if (secondFactor) setAsked(secondFactor);
    else await signIn(token);
  }

  if (admin) return <Navigate to={next && isAdminPage(next) ? next : placeOf('adminHome')} replace />;

  return (
    <TurfFrame title="Yönetici girişi" lead="İşletme başvurularını inceleyin ve sonuçlandırın.">
      {asked ? (
        <SecondStep asked={asked} onToken={({ token }) => signIn(token)} onBack={() => setAsked(null)} />
      ) : (
        <LoginForm
          onSubmit={login}
          captcha={false}
          networkError="Hatalı giriş! Lütfen bilgilerinizi kontrol edin."
        />
      )}
    </TurfFrame>
  );
}
