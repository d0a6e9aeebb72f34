import { useSession } from 'mf-shared/session';
import { DeadLink } from 'mf-shared/ui/DeadLink';
import { LinkButton } from 'mf-shared/ui/LinkButton';

/** Says that a mailed link does not work, and leads on: to the panel of a signed-in venue, or to its login. */
export function InvalidLink({ title, children }: { title: string; children: React.ReactNode }) {
  const isSignedIn = useSession((session) => session.business !== null);
  const action = isSignedIn ? (
    <LinkButton to="/profile/business">İşletme paneline git</LinkButton>
  ) : (
    <LinkButton to="/login-business">İşletme girişi</LinkButton>
  );
  return (
    <DeadLink title={title} action={action}>
      {children}
    </DeadLink>
  );
}
