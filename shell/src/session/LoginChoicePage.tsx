import { LinkButton } from 'mf-shared/ui/LinkButton';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { Link } from 'react-router-dom';
import { placeOf } from '../common/manifests.ts';

/** Asks who is signing in; business pages redirect here without a session. */
export function LoginChoicePage() {
  return (
    <TurfFrame
      title="Giriş"
      lead="Oyuncu ya da işletme olarak giriş yapın."
      footer={
        <>
          <p>
            Hesabınız yok mu? <Link to={placeOf('registerPlayer')}>Kayıt olun</Link>
          </p>
          <p>
            Saha mı işletiyorsunuz? <Link to={placeOf('registerVenue')}>İşletmenizi kaydedin</Link>
          </p>
        </>
      }
    >
      <div className="stack gap-4">
        <LinkButton to="/login-user" size="lg" block>
          Oyuncu girişi
        </LinkButton>
        <LinkButton to="/login-business" size="lg" variant="secondary" block>
          İşletme girişi
        </LinkButton>
      </div>
    </TurfFrame>
  );
}
