import { request } from 'mf-shared/api-client';
import type { EmailState } from 'mf-shared/contracts/account-mail';
import { emailState } from 'mf-shared/contracts/calls/account-mail';
import { actorId, isOwner, useSession } from 'mf-shared/session';
import { useEffect, useState } from 'react';
import styles from './EmailBanner.module.css';
import { ResendButton } from './ResendButton.tsx';

/** Asks players and owners with an unverified address to verify it, above their pages. */
export function EmailBanner() {
  const me = useSession(actorId);
  // One owner's state says nothing about the next owner's.
  return <Banner key={me} />;
}

function Banner() {
  const user = useSession((session) => session.user);
  const owner = useOwnerState();
  const email = user
    ? user.emailVerified === false && user.email
    : owner?.emailVerified === false && owner.email;
  useEffect(() => {
    if (!user || !email) return;
    // The link may have been opened in another tab or on another device.
    const look = () => void useSession.getState().refresh();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [user, email]);
  if (!email) return null;
  return (
    <section className={styles.banner} aria-label="E-posta doğrulama">
      <p>
        <strong>{email}</strong> adresine gönderdiğimiz bağlantıyla e-postanızı doğrulayın. O zamana kadar
        aynı anda tek bir isteğiniz bekleyebilir.
      </p>
      <ResendButton />
    </section>
  );
}

/** State of an owner's address, which the token lacks; read again on return to the page. */
function useOwnerState(): EmailState | null {
  const token = useSession((session) => (isOwner(session) ? session.token : null));
  const [state, setState] = useState<EmailState | null>(null);
  const settled = state?.emailVerified === true;
  useEffect(() => {
    if (!token || settled) return;
    const read = () =>
      request(emailState).then(setState, (error: unknown) => {
        console.info('How the address stands could not be read.', error);
      });
    void read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [token, settled]);
  return token ? state : null;
}
