import type { Bar, BarSearch } from 'mf-shared/contracts/bars';
import type { ListPage } from 'mf-shared/contracts/call';
import type { AppContext } from '../../context.ts';
import { EMPTY_PAGE, readPage } from '../../http/keyset.ts';
import { type Key, keyOf } from './keys.ts';
import { toBars } from './view.ts';

/** The bars that stand, the newest first. `q` finds one whole address or number in any spelling. */
export async function listBars({ db, clock }: AppContext, search: BarSearch): Promise<ListPage<Bar>> {
  const now = clock();
  let bars = db.q
    .selectFrom('bars')
    .selectAll()
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
  if (search.kind) bars = bars.where('kind', '=', search.kind);
  if (search.q !== undefined) {
    const sought = soughtKey(search.q);
    if (!sought) return EMPTY_PAGE;
    bars = bars.where('kind', '=', sought.kind).where('key', '=', sought.key);
  }
  const { rows, nextCursor } = await readPage(bars, search, [['id', 'desc']]);
  return { rows: await toBars(db.q, rows), nextCursor };
}

/** Undefined for a text that is neither an address nor a number. */
function soughtKey(text: string): Key | undefined {
  if (text.includes('@')) return keyOf('email', text);
  try {
    return keyOf('phone', text);
  } catch {
    return undefined;
  }
}
