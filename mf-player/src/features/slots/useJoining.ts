import { useQuery } from '@tanstack/react-query';
import { useSession } from 'mf-shared/session';
import { useState } from 'react';
import { askedIn, type ChosenSlot } from './choice.ts';
import { weekQuery } from './queries.ts';
import { useWeekAddress } from './useWeekAddress.ts';
import { weekAt } from './week.ts';

/** Id of the registration for an hour. */
export const JOINING = 'joining';

/** An hour that waits for a newcomer. */
export type WaitingHour = { kind: 'request' | 'line'; hour: ChosenSlot };

/**
 * The hour of the address that a visitor wants; null for whoever is signed in. `hold` keeps one while the newcomer is signed
 * in and the request is on its way.
 */
export function useJoining(venueId: string) {
  const { choice, line, offset } = useWeekAddress();
  const isVisitor = useSession(
    ({ token, user, business, admin }) => token === null && !user && !business && !admin,
  );
  const [held, hold] = useState<WaitingHour | null>(null);
  // The week's board reads and renews the same answer.
  const { data } = useQuery({
    ...weekQuery(venueId, weekAt(offset, Date.now()), null),
    enabled: venueId !== '' && isVisitor && (choice ?? line) !== null,
  });
  const { wanted, waited } = askedIn(data, choice, line);
  const found = wanted
    ? { kind: 'request' as const, hour: wanted }
    : waited && { kind: 'line' as const, hour: waited };
  return { joining: held ?? (isVisitor ? found : null), hold };
}
