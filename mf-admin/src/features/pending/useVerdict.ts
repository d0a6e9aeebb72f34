import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from 'mf-shared/api-client';
import type { Business } from 'mf-shared/contracts/business';
import { toast } from 'mf-shared/ui/toast';
import { pendingQuery } from './queries.ts';

export type Verdict = { id: string; verb: 'approve' | 'reject' };
type Pages = InfiniteData<{ rows: Business[]; nextCursor: string | null }>;

const DONE = { approve: 'İşletme onaylandı.', reject: 'İşletme reddedildi.' };

/** Codes that say that nobody waits here any more. */
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

/** Approves or rejects a business; its card goes once that is certain, or when somebody else was faster. */
export function useVerdict() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, verb }: Verdict) =>
      verb === 'approve' ? api.put(`admin/approve/${id}`) : api.delete(`admin/reject/${id}`),
    onSuccess: (_answer, { id, verb }) => {
      toast.success(DONE[verb]);
      drop(client, id);
    },
    onError: (error, { id }) => {
      toast.error(error.message);
      if (error instanceof ApiError && GONE.has(error.code)) drop(client, id);
    },
    onSettled: () => {
      const left = client.getQueryData<Pages>(pendingQuery.queryKey)?.pages.flatMap((page) => page.rows);
      // The next page's cursor stays good; only an emptied list has to look for more.
      if (left?.length === 0) void client.invalidateQueries({ queryKey: pendingQuery.queryKey });
    },
  });
}
