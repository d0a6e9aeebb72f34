import { api } from 'mf-shared/api-client';
import { useNavigate } from 'react-router-dom';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { signIn } from './session.ts';

/** Admins sign in here. */
export function AdminLoginPage() {
  const navigate = useNavigate();

  async function login({ email, password }: Credentials) {
    const { token } = await api.post<{ token: string }>('admin/login', { json: { email, password } });
    await signIn(token);
    navigate('/admin', { replace: true });
  }

  return (
    <LoginFrame title="Yönetici Girişi" lead="İşletme başvurularını inceleyin ve sonuçlandırın.">
      <LoginForm
        onSubmit={login}
        captcha={false}
        networkError="Hatalı giriş! Lütfen bilgilerinizi kontrol edin."
      />
    </LoginFrame>
  );
}
