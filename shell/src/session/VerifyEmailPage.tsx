import { request } from 'mf-shared/api-client';
import type { EmailVerified } from 'mf-shared/contracts/account-mail';
import { verifyEmail } from 'mf-shared/contracts/calls/account-mail';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { DeadLink } from 'mf-shared/ui/DeadLink';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { useEffect } from 'react';
import { placeOf } from '../common/manifests.ts';
import { validClaims } from './claims.ts';
import { ResendButton } from './ResendButton.tsx';
import { useLink } from './useLink.ts';
import { renewToken } from './useOwnRole.ts';

const verify = (token: string) => request(verifyEmail, { body: { token } });

/**
 * Target of the mailed link that verifies an address. The page sends the token, so that opening the mail alone verifies
 * nothing.
 */
export function VerifyEmailPage() {
  const { token, opened, retry } = useLink(verify);
  const verified = opened.status === 'open';
  const refused = opened.status === 'refused';
  useEffect(() => {
    if (verified) void showToSession();
  }, [verified]);
  return (
    <TurfFrame
      title="E-posta doğrulama"
      lead={refused ? undefined : 'Adresinizi doğrulayınca bildirimler e-postanıza da gelir.'}
    >
      {opened.status === 'open' ? (
        <Done {...opened.answer} />
      ) : opened.status === 'refused' ? (
        <DeadLink title="Adresiniz doğrulanamadı." first={opened.canRenew && <ResendButton token={token} />}>
          {opened.message}
          {!opened.canRenew && ' Giriş yaptıktan sonra yeni bir doğrulama bağlantısı isteyebilirsiniz.'}
        </DeadLink>
      ) : opened.status === 'failed' ? (
        <ErrorState message="Adresiniz şu anda doğrulanamıyor." onRetry={() => void retry()} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="6rem" />
        </div>
      )}
    </TurfFrame>
  );
}

function Done({ message, email, role }: EmailVerified) {
  const signedIn = useSession((session) => (role === 'user' ? session.user : session.business)) !== null;
  const home = placeOf(role === 'user' ? 'search' : 'venueHome');
  return (
    <Alert
      tone="success"
      title={email}
      action={
        <LinkButton to={signedIn ? home : `/login-${role}`}>{signedIn ? 'Devam et' : 'Giriş yap'}</LinkButton>
      }
    >
      {message}
    </Alert>
  );
}

/** Updates a session here to the account's new state. */
async function showToSession(): Promise<void> {
  const { token, business, refresh } = useSession.getState();
  // The token says whose session it is before the details of a business are there.
  if (business || (token && validClaims(token)?.role === 'business')) await renewToken();
  else if (token) await refresh();
}
