import { useSession } from 'mf-shared/session';
import { useEffect } from 'react';
import { keepPages } from './keep-pages.ts';

/** Keeps a signed-in person's pages for times without a network. What an admin sees of an account is not kept. */
export function useKeptPages(): void {
  const role = useSession(({ status, view, user, business }) =>
    status !== 'ready' || view ? null : (user ?? business)?.role,
  );
  useEffect(() => {
    if (role) void keepPages(role);
  }, [role]);
}
