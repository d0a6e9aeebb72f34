import { useSession } from 'mf-shared/session';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import type { ReactNode } from 'react';
import styles from './InvalidLink.module.css';

/** In place of a page whose link from a mail does not count: what is wrong, and the ways on. */
export function InvalidLink({ title, children }: { title: string; children: ReactNode }) {
  const isSignedIn = useSession((session) => session.business !== null);
  return (
    <div role="alert">
      <EmptyState
        title={title}
        action={
          <div className={styles.ways}>
            <LinkButton to={isSignedIn ? '/profile/business' : '/login-business'}>
              {isSignedIn ? 'İşletme paneline git' : 'İşletme girişi'}
            </LinkButton>
            <LinkButton to="/support" variant="secondary">
              Destek
            </LinkButton>
          </div>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
