import type { BoardEntry } from 'mf-shared/contracts/board';
import { isDayStaff, useSession } from 'mf-shared/session';
import { useRef } from 'react';
import { useDraft } from '../../common/useDraft.ts';
import { wordsOf } from './phoneWords.ts';
import type { BoardActions } from './useBoardActions.ts';
import { useSend } from './useSend.ts';

type Scope = 'one' | 'following';

/** The typed values of a phone booking, and the ways to save them, also over another person's change. */
export function usePhoneEdit(entry: BoardEntry, actions: BoardActions, onDone: () => void) {
  const withoutPrice = useSession(isDayStaff);
  const { draft, set, forget } = useDraft(['phone', entry.id, entry.version], wordsOf(entry));
  // The version on the screen, and the scope of the save that lost to somebody else.
  const seen = useRef({ entry, scope: 'one' as Scope });
  const { busy, refusal, send, clear } = useSend(() => {
    forget();
    onDone();
  });
  const save = (scope: Scope, over = seen.current.entry) => {
    seen.current = { entry: over, scope };
    const { price, ...words } = draft;
    const json = withoutPrice ? words : { ...words, price: Number(price) };
    void send(() => actions.edit(over, scope === 'one' ? json : { ...json, scope }));
  };
  const current = refusal?.conflict?.current ?? null;
  return {
    draft,
    set,
    busy,
    refusal,
    save: (scope: Scope) => save(scope),
    saveOver: () => current && save(seen.current.scope, current),
    takeTheirs: () => {
      if (!current) return;
      seen.current = { entry: current, scope: 'one' };
      set(wordsOf(current));
      clear();
    },
  };
}
