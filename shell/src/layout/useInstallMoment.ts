import { useSession } from 'mf-shared/session';
import { DAY_MS } from 'mf-shared/time';
import { useLocation } from 'react-router-dom';
import { useInstallable } from '../common/install.ts';
import { deviceStorage } from '../common/storage.ts';

/** Key of the instant at which this device's person declined, in milliseconds. */
export const DECLINED = 'topla.install-declined';
const ASK_AGAIN_AFTER_MS = 90 * DAY_MS;
/** Whoever opens one of these has something to come back for: a request was sent, or a venue is run. */
const PAGES = ['/my-reservations', '/profile/business'];

/** Whether to offer the installation on this page. */
export function useInstallMoment(): boolean {
  const isSignedIn = useSession(({ user, business, view }) => Boolean(user ?? business) && !view);
  const isAt = PAGES.includes(useLocation().pathname);
  const isPossible = useInstallable() && isSignedIn && isAt;
  return isPossible && Date.now() - Number(deviceStorage.getItem(DECLINED)) > ASK_AGAIN_AFTER_MS;
}
