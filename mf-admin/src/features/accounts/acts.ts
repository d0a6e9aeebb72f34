import { request } from 'mf-shared/api-client';
import * as calls from 'mf-shared/contracts/calls/desk';
import type { ContactFix, DueExtension, PinFix, SuspensionOrder } from 'mf-shared/contracts/desk';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';

export type Kind = 'player' | 'venue';
/** An account on the desk. */
export type Whose = { kind: Kind; id: string };
/** Acts that need no more than a reason. */
export type PlainAct = 'restore' | 'resetLink' | 'endSessions';

/** Everything that an admin does with an account. */
export type Act =
  | { act: PlainAct; input: { reason: string } }
  | { act: 'suspend'; input: SuspensionOrder }
  | { act: 'contact'; input: ContactFix }
  | { act: 'pin'; input: PinFix }
  | { act: 'extend'; input: DueExtension };

const OF_PLAYER = {
  restore: calls.unsuspendPlayer,
  resetLink: calls.mailPlayerReset,
  endSessions: calls.endPlayerSessions,
};
const OF_VENUE = {
  restore: calls.unsuspendVenue,
  resetLink: calls.mailVenueReset,
  endSessions: calls.endVenueSessions,
};

function send({ kind, id }: Whose, { act, input }: Act): Promise<{ message: string }> {
  const params = { id };
  if (act === 'pin') return request(calls.correctPin, { params, body: input });
  if (act === 'extend') return request(calls.extendDue, { params, body: input });
  const isPlayer = kind === 'player';
  if (act === 'suspend')
    return request(isPlayer ? calls.suspendPlayer : calls.suspendVenue, { params, body: input });
  if (act !== 'contact')
    return isPlayer
      ? request(OF_PLAYER[act], { params, body: input })
      : request(OF_VENUE[act], { params, body: input });
  return isPlayer
    ? request(calls.correctPlayerContact, { params, body: input })
    : request(calls.correctVenueContact, { params, body: input });
}

/** Acts on an account, each sent by a form. */
export const useAct = (whose: Whose) =>
  useDeskAct((act: Act) => send(whose, act), {
    reads: [keys.account(whose.kind, whose.id), keys.search()],
    hasForm: true,
  });
