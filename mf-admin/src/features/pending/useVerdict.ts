import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { approveVenue, rejectVenue, restoreVenue } from 'mf-shared/contracts/calls/admin';
import { askCorrection, withdrawCorrection } from 'mf-shared/contracts/calls/corrections';
import { unapproveVenue } from 'mf-shared/contracts/calls/desk';
import type { CorrectionPart } from 'mf-shared/contracts/corrections';
import type { PendingVenue } from 'mf-shared/contracts/review';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { correctingQuery, pendingQuery, refreshLists, rejectedQuery } from './queries.ts';

/** `round`: how many corrections the admin saw. */
export type Verdict = { id: string; round: number } & (
  | { verb: 'approve' }
  | { verb: 'reject'; reason: string }
  | { verb: 'correct'; text: string; parts: CorrectionPart[] }
);
type Pages = InfiniteData<{ rows: PendingVenue[]; nextCursor: string | null }>;

/** Codes of a business that no longer waits. */
const GONE = new Set(['already_decided', 'not_found', 'business_not_found']);

function drop(client: QueryClient, id: string) {
  client.setQueryData<Pages>(
    pendingQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter((one) => one.id !== id) })),
      },
  );
}

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

/**
 * Approves or rejects a business, or asks for corrections. Its card goes on success, or when somebody else was faster.
 * Each can be undone.
 */
export function useVerdict() {
  const client = useQueryClient();
  const restore = useRestore();
  const unapprove = useUnapprove();
  const withdraw = useWithdraw();
  const undo = { approve: unapprove, reject: restore, correct: withdraw };
  return useMutation({
    mutationFn: send,
    onSuccess: (undoId, { id, verb }) => {
      toast.success(SAID[verb], {
        action: { label: 'Geri al', onClick: () => undo[verb].mutate(undoId) },
      });
      drop(client, id);
      if (verb === 'correct') void client.invalidateQueries({ queryKey: correctingQuery.queryKey });
      if (verb === 'reject') void client.invalidateQueries({ queryKey: rejectedQuery.queryKey });
    },
    onError: (error, { id }) => {
      toast.error(error.message);
      if (!(error instanceof ApiError)) return;
      if (GONE.has(error.code)) drop(client, id);
      // The applicant corrected it: the card shows what it is now.
      if (error.code === 'changed_meanwhile') void client.invalidateQueries({ queryKey: keys.pending });
    },
    onSettled: (_answer, _error, { id }) => {
      void client.invalidateQueries({ queryKey: keys.review(id) });
      const left = client.getQueryData<Pages>(pendingQuery.queryKey)?.pages.flatMap((page) => page.rows);
      // The next page's cursor stays valid; only an emptied list must load more.
      if (left?.length === 0) void client.invalidateQueries({ queryKey: pendingQuery.queryKey });
    },
  });
}

/** Undoes a rejection; the business waits again. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(restoreVenue, { params: { id } }),
    onSuccess: () => toast.success('Red kararı geri alındı.'),
    onError: (error) => toast.error(error.message),
    onSettled: () => refreshLists(client),
  });
}

/** Takes a request for corrections back; the business waits again. */
export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(withdrawCorrection, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(error.message),
    onSettled: () => refreshLists(client),
  });
}

/** Undoes an approval; the business waits again. */
export function useUnapprove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(unapproveVenue, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(error.message),
    onSettled: () => refreshLists(client),
  });
}
