import { TOKEN_KEY, useSession } from 'mf-shared/session';
import { LinkButton, type LinkButtonProps } from 'mf-shared/ui/LinkButton';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { deviceStorage } from '../../common/storage.ts';

const LOGIN = '/login-user';

const hasToken = () => Boolean(deviceStorage.getItem(TOKEN_KEY) ?? useSession.getState().view);

/** Signing in or out changes the session store in this tab, and the storage in another tab. */
function onTokenChange(listener: () => void): () => void {
  const unsubscribe = useSession.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

type Props = Omit<LinkButtonProps, 'to' | 'onClick'> & { to: string };

/**
 * A call to action: leads to its target when a token is stored, otherwise to the player login. The click decides again,
 * since storage can change unnoticed.
 */
export function CtaLink({ to, ...rest }: Props) {
  const navigate = useNavigate();
  const shown = useSyncExternalStore(onTokenChange, hasToken, () => false) ? to : LOGIN;
  const decide = (event: MouseEvent<HTMLAnchorElement>) => {
    const target = hasToken() ? to : LOGIN;
    if (target === shown || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(target);
  };
  return <LinkButton {...rest} to={shown} onClick={decide} />;
}
