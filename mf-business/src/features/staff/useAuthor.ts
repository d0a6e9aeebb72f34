import { isOwner, useSession } from 'mf-shared/session';

/** The author that the API names for the owner. */
const OWNER = 'İşletme sahibi';

/** How the reader calls the author of a change: the owner reads `Siz`. */
export function useAuthor(): (who: string) => string {
  const isMine = useSession(isOwner);
  return (who) => (isMine && who === OWNER ? 'Siz' : who);
}
