import { request } from 'mf-shared/api-client';
import { approveVenue, rejectVenue, restoreVenue } from 'mf-shared/contracts/calls/admin';
import { askCorrection, withdrawCorrection } from 'mf-shared/contracts/calls/corrections';
import { unapproveVenue } from 'mf-shared/contracts/calls/desk';
import type { CorrectionPart } from 'mf-shared/contracts/corrections';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';

/** `round`: how many corrections the admin saw. */
export type Verdict = { id: string; round: number } & (
  | { verb: 'approve' }
  | { verb: 'reject'; reason: string }
  | { verb: 'correct'; text: string; parts: CorrectionPart[] }
);
const SAID = {
  approve: 'İşletme onaylandı.',
  reject: 'İşletme reddedildi.',
  correct: 'Düzeltme istendi.',
} as const;

/** Sends a verdict. Answers the id that its undo takes. */
async function send(verdict: Verdict): Promise<string> {
  const { id, round } = verdict;
  const params = { id };
  if (verdict.verb === 'correct') {
    const { text, parts } = verdict;
    return (await request(askCorrection, { params, body: { text, parts, round } })).correctionId;
  }
  await (verdict.verb === 'approve'
    ? request(approveVenue, { params, query: { round } })
    : request(rejectVenue, { params, query: { reason: verdict.reason, round } }));
  return id;
}

const ALL = [keys.pending, keys.correcting, keys.rejected, keys.review()];

/** Approves or rejects a business, or asks for corrections. Each can be undone. */
export function useVerdict() {
  const undo = { approve: useUnapprove(), reject: useRestore(), correct: useWithdraw() };
  return useDeskAct(send, {
    reads: ALL,
    done: (_, { verb }) => SAID[verb],
    undo: (undoId, { verb }) => undo[verb].mutate(undoId),
  });
}

/** Undoes a rejection; the business waits again. */
export const useRestore = () =>
  useDeskAct((id: string) => request(restoreVenue, { params: { id } }), {
    reads: ALL,
    done: () => 'Red kararı geri alındı.',
  });

/** Takes a request for corrections back; the business waits again. */
export const useWithdraw = () =>
  useDeskAct((id: string) => request(withdrawCorrection, { params: { id } }), { reads: ALL });

/** Undoes an approval; the business waits again. */
export const useUnapprove = () =>
  useDeskAct((id: string) => request(unapproveVenue, { params: { id } }), { reads: ALL });
