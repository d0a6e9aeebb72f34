import { decodeJwt } from 'jose';
import { request } from 'mf-shared/api-client';
import { loginBusiness } from 'mf-shared/contracts/calls/venues';
import type { TokenClaims } from 'mf-shared/contracts/platform';
import type { FactorAsked } from 'mf-shared/contracts/second-factor';
import type { BusinessLoginAnswer } from 'mf-shared/contracts/venues';
import { useSession } from 'mf-shared/session';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { placeOf } from '../common/manifests.ts';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { SecondStep } from './SecondStep.tsx';
import { signIn } from './session.ts';

/** Login of businesses; a signed-in one goes to the day, or to the payment page when inactive. */
export function BusinessLoginPage() {
  const business = useSession((session) => session.business);
  const [asked, setAsked] = useState<FactorAsked | null>(null);

  async function login({ email, ...rest }: Credentials) {
    const answer = await request(loginBusiness, { body: { ...rest, email: email.toLowerCase() } });
    if (answer.secondFactor) setAsked(answer.secondFactor);
    else await enter(answer);
  }
  async function enter({ token = '', message }: Pick<BusinessLoginAnswer, 'token' | 'message'>) {
    await signIn(token);
    if (decodeJwt<TokenClaims>(token).isActive) toast.success(message || 'Giriş başarılı!');
    else toast.info(message);
  }

  if (business) return <Navigate to={placeOf(business.isActive ? 'venueHome' : 'unpaidHome')} replace />;

  return (
    <TurfFrame
      title="İşletme girişi"
      lead="Bugünün maçları, bekleyen istekler ve mesajlar tek ekranda."
      footer={
        <>
          <p>
            <Link to="/forgot-password?role=business">Şifremi unuttum</Link>
          </p>
          <p>
            İşletmeniz kayıtlı değil mi? <Link to={placeOf('registerVenue')}>İşletmenizi kaydedin</Link>
          </p>
          <p>
            Oyuncu musunuz? <Link to="/login-user">Oyuncu girişi</Link>
          </p>
        </>
      }
    >
      {asked ? (
        <SecondStep asked={asked} onToken={enter} onBack={() => setAsked(null)} />
      ) : (
        <LoginForm onSubmit={login} networkError="Giriş sırasında bir hata oluştu." />
      )}
    </TurfFrame>
  );
}
