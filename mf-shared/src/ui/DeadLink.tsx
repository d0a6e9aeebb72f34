import type { ReactNode } from 'react';
import styles from './DeadLink.module.css';
import { EmptyState } from './EmptyState.tsx';
import { LinkButton } from './LinkButton.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** What to try first. */
  first?: ReactNode;
  /** The way on; the login of everybody where none is given. */
  action?: ReactNode;
};

const LOGIN = <LinkButton to="/login">Giriş yap</LinkButton>;

/** Says that a mailed link does not work, and leads on: to `action`, or to support. */
export function DeadLink({ title, children, first, action = LOGIN }: Props) {
  return (
    <div role="alert" data-dead-link>
      <EmptyState
        title={title}
        action={
          <div className={styles.ways}>
            {first}
            {action}
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
