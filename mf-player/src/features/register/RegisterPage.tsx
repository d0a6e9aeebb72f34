import { safeNext } from 'mf-shared/next';
import { useSession } from 'mf-shared/session';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { JoinForm } from './JoinForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** The registration of players. Where something waits it is short, and leads on to that. */
export function RegisterPage() {
  useDocumentTitle('Kullanıcı Kayıt');
  const next = safeNext(useSearchParams()[0].get('next'));
  const isPlayer = useSession(({ user }) => user !== null);
  if (next && isPlayer) return <Navigate to={next} replace />;
  return (
    <>
      <PageHeader
        title="Kullanıcı Kayıt"
        lead={
          next
            ? 'Bir dakika sürer; ardından kaldığınız yerden devam edersiniz.'
            : 'Bir dakika sürer; ardından boş saatleri görüp istek gönderebilirsiniz.'
        }
        art="corner"
        narrow
      />
      <PageBody narrow>
        {next ? (
          <JoinForm
            action="Kaydol ve devam et"
            login={`/login-user?next=${encodeURIComponent(next)}`}
            // This page then leads on by itself.
            onJoined={(token) => useSession.getState().signIn(token)}
          />
        ) : (
          <>
            <RegisterForm />
            <p>
              Hesabınız var mı? <Link to="/login-user">Giriş yapın</Link>
            </p>
          </>
        )}
        <p>
          Saha mı işletiyorsunuz? <Link to="/register-business">İşletmenizi kaydedin</Link>
        </p>
      </PageBody>
    </>
  );
}
