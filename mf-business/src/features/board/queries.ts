import { queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { readBoard } from 'mf-shared/contracts/calls/board';

/** Query keys of a venue's board. */
export const boardKeys = {
  all: (businessId: string) => ['board', businessId] as const,
  span: (businessId: string, from: string, to: string) => ['board', businessId, from, to] as const,
};

/** Everything on the venue's pitches between two football nights, both included. */
export const boardQuery = (businessId: string, from: string, to: string) =>
  queryOptions({
    queryKey: boardKeys.span(businessId, from, to),
    queryFn: ({ signal }) => request(readBoard, { query: { from, to }, signal }),
  });
