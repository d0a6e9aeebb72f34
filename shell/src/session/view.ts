import { decodeJwt } from 'jose';
import { sendLast } from 'mf-shared/api-client/send-last';
import { endView } from 'mf-shared/contracts/calls/views';
import type { TokenClaims } from 'mf-shared/contracts/platform';
import { ADMIN_TOKEN_KEY, type ViewToBegin } from 'mf-shared/session';
import { toast } from 'mf-shared/ui/toast';
import { placeOf } from '../common/manifests.ts';
import { deviceStorage, tabStorage } from '../common/storage.ts';

const KEY = 'topla.view';
const NEWS = 'topla.viewEnded';

/** The view of an account that this tab shows, else null. Other tabs know nothing of it. */
export function storedView(): ViewToBegin | null {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? 'null') as ViewToBegin | null;
  } catch {
    return null;
  }
}

/** Shows the product in this tab as an account sees it. Loading it anew keeps nothing of the admin's pages. */
export function beginView(view: ViewToBegin): void {
  tabStorage.setItem(KEY, JSON.stringify(view));
  const { role } = decodeJwt<TokenClaims>(view.token);
  window.location.assign(role === 'business' ? placeOf('venueHome') : '/');
}

/** Ends the view everywhere, with the admin's own session, and returns to the admin's page. */
export async function stopView(): Promise<void> {
  const admin = deviceStorage.getItem(ADMIN_TOKEN_KEY);
  if (admin) await sendLast(endView, admin);
  leaveView('Görünüm bitti. Hesabın sahibine bildirildi.');
}

/** Returns to the admin's page from a view that is over. */
export function leaveView(news: string): void {
  const view = storedView();
  tabStorage.removeItem(KEY);
  tabStorage.setItem(NEWS, news);
  window.location.replace(view?.back ?? '/');
}

/** Says on the admin's page how a view ended. */
export function tellOfView(): void {
  const news = tabStorage.getItem(NEWS);
  if (news === null || storedView()) return;
  tabStorage.removeItem(NEWS);
  toast.info(news);
}
