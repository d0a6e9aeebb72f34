import type { ReactNode } from 'react';
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
    <div role="alert" data-framed>
      <EmptyState
        title={title}
        action={
          <div className="row wrap gap-3">
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
