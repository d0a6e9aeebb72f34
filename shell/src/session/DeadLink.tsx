import { EmptyState } from 'mf-shared/ui/EmptyState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import type { ReactNode } from 'react';
import styles from './DeadLink.module.css';

type Props = {
  title: string;
  children: ReactNode;
  /** What to try first. */
  first?: ReactNode;
  /** The way on; the login of everybody where none is given. */
  action?: ReactNode;
};

const LOGIN = <LinkButton to="/login">Giriş yap</LinkButton>;

/** A mailed link that does not work, with two ways on. */
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
