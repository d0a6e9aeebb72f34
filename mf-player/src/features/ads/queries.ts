import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import type { AdCreate, AdType } from 'mf-shared/contracts/ads';
import { createAd, listAds, markAdFound, myAds, withdrawAd } from 'mf-shared/contracts/calls/ads';
import { errorText } from 'mf-shared/error-text';
import { MINUTE_MS } from 'mf-shared/time';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

const PAGE_SIZE = 20;
/** Polling interval of a visible list: ads expire without news. */
const FRESH_MS = 5 * MINUTE_MS;
const FAILED = 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.';

export type AdSearch = { type: AdType; city: string; filter: Record<string, string> };

/** Pages of ads, polled while visible. */
export const adsQuery = ({ type, city, filter }: AdSearch) =>
  infiniteQueryOptions({
    queryKey: keys.ads(type, city, filter),
    queryFn: ({ pageParam, signal }) =>
      request(listAds, { query: { type, city, ...filter, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchInterval: FRESH_MS,
  });

/** The player's open ad: one or none. */
export const myAdsQuery = (actor: string | null) =>
  queryOptions({
    queryKey: keys.ownAds(actor),
    queryFn: ({ signal }) => request(myAds, { signal }),
  });

export function usePostAd() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ad: AdCreate) => request(createAd, { body: ad }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keys.ads() }),
  });
}

type Ending = { id: string; found: boolean };

/** Ends an own ad, as answered or as withdrawn. */
export function useEndAd() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, found }: Ending) =>
      found ? request(markAdFound, { params: { id } }) : request(withdrawAd, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error, FAILED)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.ads() }),
  });
}
