import { api } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { safeNext } from './guard.ts';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { signIn } from './session.ts';

/** Players sign in here; afterwards they go where they wanted to, or to their profile. */
export function UserLoginPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();

  async function login(credentials: Credentials) {
    const { token, message } = await api.post<{ token: string; message: string }>('users/login', {
      json: credentials,
    });
    localStorage.setItem('email', credentials.email);
    await signIn(token);
    toast.success(message || 'Giriş başarılı!');
    navigate(safeNext(params.get('next')) ?? '/profile/user', { replace: true });
  }

  return (
    <LoginFrame
      title="Oyuncu Girişi"
      lead="Boş saati görün, isteğinizi gönderin, akşama sahada olun."
      footer={
        <>
          <p>
            Hesabınız yok mu? <Link to="/register-user">Kayıt olun</Link>
          </p>
          <p>
            Saha mı işletiyorsunuz? <Link to="/login-business">İşletme girişi</Link>
          </p>
        </>
      }
    >
      <LoginForm onSubmit={login} networkError="Giriş sırasında bir hata oluştu." />
    </LoginFrame>
  );
}
