import { request } from 'mf-shared/api-client';
import { loginPlayer } from 'mf-shared/contracts/calls/players';
import type { FactorAsked } from 'mf-shared/contracts/second-factor';
import type { UserLoginAnswer } from 'mf-shared/contracts/users';
import { safeNext } from 'mf-shared/next';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { placeOf } from '../common/manifests.ts';
import { deviceStorage } from '../common/storage.ts';
import { isPlayer } from './guard.ts';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { SecondStep } from './SecondStep.tsx';
import { signIn } from './session.ts';

/** Login of players; a signed-in player goes to the requested page, or to the profile. */
export function UserLoginPage() {
  const [params] = useSearchParams();
  const state = useLocation().state as { email?: string } | null;
  const next = safeNext(params.get('next'));
  const signedIn = useSession(isPlayer);
  const [asked, setAsked] = useState<FactorAsked | null>(null);

  async function login(credentials: Credentials) {
    const answer = await request(loginPlayer, { body: credentials });
    deviceStorage.setItem('email', credentials.email);
    if (answer.secondFactor) setAsked(answer.secondFactor);
    else await enter(answer);
  }
  async function enter({ token = '', message }: Pick<UserLoginAnswer, 'token' | 'message'>) {
    await signIn(token);
    toast.success(message || 'Giriş başarılı!');
  }

  if (signedIn) return <Navigate to={next ?? placeOf('playerHome')} replace />;
  const register = placeOf('registerPlayer') + (next ? `?next=${encodeURIComponent(next)}` : '');

  return (
    <TurfFrame
      title="Oyuncu girişi"
      lead="Boş saati bulun, isteğinizi gönderin, akşam sahada olun."
      footer={
        <>
          <p>
            <Link to="/forgot-password">Şifremi unuttum</Link>
          </p>
          {!next && (
            <p>
              Hesabınız yok mu? <Link to={register}>Kayıt olun</Link>
            </p>
          )}
          <p>
            Üye olmadan <Link to={placeOf('search')}>boş saatlere bakın</Link>
          </p>
          <p>
            Saha mı işletiyorsunuz? <Link to="/login-business">İşletme girişi</Link>
          </p>
        </>
      }
    >
      {asked ? (
        <SecondStep asked={asked} onToken={enter} onBack={() => setAsked(null)} />
      ) : (
        <>
          {next && (
            <Alert action={<LinkButton to={register}>Kayıt olun</LinkButton>}>
              Hesabınız yok mu? Bir dakikada kaydolun, kaldığınız yerden devam edin.
            </Alert>
          )}
          <LoginForm email={state?.email} onSubmit={login} networkError="Giriş sırasında bir hata oluştu." />
        </>
      )}
    </TurfFrame>
  );
}
