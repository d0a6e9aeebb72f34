import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Link, useLocation } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export function RegisterPage() {
  useDocumentTitle('Kullanıcı Kayıt');
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title="Kullanıcı Kayıt"
        lead="Bir dakika sürer; ardından boş saatleri görüp istek gönderebilirsiniz."
        art="corner"
        narrow
      />
      <PageBody narrow>
        <RegisterForm />
        <p>
          Hesabınız var mı? <Link to={`/login-user${search}`}>Giriş yapın</Link>
        </p>
        <p>
          Saha mı işletiyorsunuz? <Link to="/register-business">İşletmenizi kaydedin</Link>
        </p>
      </PageBody>
    </>
  );
}
