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
        lead="Bir dakika sürer. Sonra boş saati görür, isteğinizi gönderirsiniz."
        art="corner"
        narrow
      />
      <PageBody narrow>
        <RegisterForm />
        <p>
          Zaten hesabınız var mı? <Link to={`/login-user${search}`}>Giriş yapın</Link>. Saha mı
          işletiyorsunuz? <Link to="/register-business">İşletme kaydı</Link>
        </p>
      </PageBody>
    </>
  );
}
