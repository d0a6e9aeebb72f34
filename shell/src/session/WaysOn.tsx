import { LinkButton } from 'mf-shared/ui/LinkButton';

/** Where to go from a mailed link that does not work. */
export function WaysOn({ login = '/login' }: { login?: string }) {
  return (
    <div className="row wrap gap-2">
      <LinkButton to={login}>Giriş yap</LinkButton>
      <LinkButton to="/support" variant="secondary">
        Destek
      </LinkButton>
    </div>
  );
}
