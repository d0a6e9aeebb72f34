import { useSession } from 'mf-shared/session';
import { useSearchParams } from 'react-router-dom';
import { readWish, type Wish, writeWish } from './wish.ts';

/** The wish of the address, and its change. Without a place in the address, the player's own city. */
export function useWish() {
  const [params, setParams] = useSearchParams();
  const home = useSession((session) => session.user?.city) ?? '';
  const wish = readWish(params, Date.now(), home);
  const isMap = params.get('view') === 'map';
  const write = (next: Wish, map: boolean) => {
    const to = writeWish(next);
    if (map) to.set('view', 'map');
    setParams(to, { replace: true, preventScrollReset: true });
  };
  return {
    wish,
    isMap,
    change: (part: Partial<Wish>) => write({ ...wish, ...part }, isMap),
    show: (map: boolean) => write(wish, map),
  };
}
