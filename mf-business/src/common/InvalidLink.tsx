import { useSession } from 'mf-shared/session';
import { DeadLink } from 'mf-shared/ui/DeadLink';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';

type Props = {
  /** Title of the page that the link should have opened. */
  page: string;
  title: string;
  children: React.ReactNode;
};

/** A page whose mailed link does not work. It leads on: to the panel of a signed-in venue, or to its login. */
export function InvalidLink({ page, title, children }: Props) {
  const isSignedIn = useSession((session) => session.business !== null);
  const action = isSignedIn ? (
    <LinkButton to="/profile/business">İşletme paneline git</LinkButton>
  ) : (
    <LinkButton to="/login-business">İşletme girişi</LinkButton>
  );
  return (
    <TurfFrame title={page}>
      <DeadLink title={title} action={action}>
        {children}
      </DeadLink>
    </TurfFrame>
  );
}
