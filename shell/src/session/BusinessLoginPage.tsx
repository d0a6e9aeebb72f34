import { api } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { Link, useNavigate } from 'react-router-dom';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { signIn } from './session.ts';

type Answer = { token: string; isActive: boolean; message: string };

/** Businesses sign in here; one that has not paid goes to the payment page. */
export function BusinessLoginPage() {
  const navigate = useNavigate();

  async function login({ email, ...rest }: Credentials) {
    const answer = await api.post<Answer>('business/login', {
      json: { ...rest, email: email.toLowerCase() },
    });
    await signIn(answer.token);
    if (answer.isActive) toast.success(answer.message || 'Giriş başarılı!');
    else toast.info(answer.message);
    navigate(answer.isActive ? '/profile/business' : '/payment', { replace: true });
  }

  return (
    <LoginFrame
      title="İşletme Girişi"
      lead="Bugünün maçları, bekleyen istekler ve mesajlar tek ekranda."
      footer={
        <>
          <p>
            İşletmeniz kayıtlı değil mi? <Link to="/register-business">İşletmenizi kaydedin</Link>
          </p>
          <p>
            Oyuncu musunuz? <Link to="/login-user">Oyuncu girişi</Link>
          </p>
        </>
      }
    >
      <LoginForm onSubmit={login} networkError="Giriş sırasında bir hata oluştu." />
    </LoginFrame>
  );
}
