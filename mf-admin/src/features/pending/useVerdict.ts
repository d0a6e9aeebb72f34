import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { approveVenue, rejectVenue, restoreVenue } from 'mf-shared/contracts/calls/admin';
import { unapproveVenue } from 'mf-shared/contracts/calls/desk';
import type { Venue } from 'mf-shared/contracts/venues';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { pendingQuery, refreshLists, rejectedQuery } from './queries.ts';

export type Verdict = { id: string } & ({ verb: 'approve' } | { verb: 'reject'; reason: string });
type Pages = InfiniteData<{ rows: Venue[]; nextCursor: string | null }>;

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

/**
 * Approves or rejects a business. Its card goes on success, or when somebody else was faster. Both can be
 * undone.
 */
export function useVerdict() {
  const client = useQueryClient();
  const restore = useRestore();
  const unapprove = useUnapprove();
  return useMutation({
    mutationFn: (verdict: Verdict) =>
      verdict.verb === 'approve'
        ? request(approveVenue, { params: { id: verdict.id } })
        : request(rejectVenue, { params: { id: verdict.id }, query: { reason: verdict.reason } }),
    onSuccess: (_answer, { id, verb }) => {
      const isApproved = verb === 'approve';
      const undo = { label: 'Geri al', onClick: () => (isApproved ? unapprove : restore).mutate(id) };
      toast.success(isApproved ? 'İşletme onaylandı.' : 'İşletme reddedildi.', { action: undo });
      drop(client, id);
      if (verb === 'reject') void client.invalidateQueries({ queryKey: rejectedQuery.queryKey });
    },
    onError: (error, { id }) => {
      toast.error(error.message);
      if (error instanceof ApiError && GONE.has(error.code)) drop(client, id);
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
