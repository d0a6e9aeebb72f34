import type { BoardEntry } from 'mf-shared/contracts/board';
import { isDayStaff, useSession } from 'mf-shared/session';
import { useRef } from 'react';
import { type PhoneWords, wordsOf } from './phoneWords.ts';
import type { BoardActions } from './useBoardActions.ts';
import { useEntryForm } from './useEntryForm.ts';

type Scope = 'one' | 'following';

/** The form of a phone booking, and the ways to save it, also over another person's change. */
export function usePhoneEdit(entry: BoardEntry, actions: BoardActions, onDone: () => void) {
  const withoutPrice = useSession(isDayStaff);
  // The version on the screen, and the scope of the save that lost to somebody else.
  const seen = useRef({ entry, scope: 'one' as Scope });
  const editOf =
    (scope: Scope, over = seen.current.entry) =>
    (words: Parameters<BoardActions['edit']>[1]) => {
      seen.current = { entry: over, scope };
      return actions.edit(over, scope === 'one' ? words : { ...words, scope });
    };
  const { kit, refusal, saveBy } = useEntryForm({
    about: ['phone', entry.id, entry.version],
    empty: wordsOf(entry),
    prepare: ({ price, ...words }: PhoneWords) => (withoutPrice ? words : { ...words, price: Number(price) }),
    send: (words) => editOf('one')(words),
    onDone,
  });
  const current = refusal?.conflict?.current ?? null;
  return {
    kit,
    refusal,
    saveFollowing: () => saveBy(editOf('following')),
    saveOver: () => current && saveBy(editOf(seen.current.scope, current)),
    takeTheirs: () => {
      if (!current) return;
      seen.current = { entry: current, scope: 'one' };
      kit.set(wordsOf(current));
      kit.clear();
    },
  };
}
