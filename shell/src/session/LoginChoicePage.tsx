import { LinkButton } from 'mf-shared/ui/LinkButton';
import { LoginFrame } from './LoginFrame.tsx';

/** Asks who is signing in; business pages redirect here without a session. */
export function LoginChoicePage() {
  return (
    <LoginFrame title="Giriş" lead="Topla’ya oyuncu ya da işletme olarak girebilirsiniz.">
      <div className="stack gap-4">
        <LinkButton to="/login-user" size="lg" block>
          Oyuncu girişi
        </LinkButton>
        <LinkButton to="/login-business" size="lg" variant="secondary" block>
          İşletme girişi
        </LinkButton>
      </div>
    </LoginFrame>
  );
}
