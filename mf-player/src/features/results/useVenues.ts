import { useInfiniteQuery } from '@tanstack/react-query';
import { isProvince } from 'mf-shared/provinces';
import { currentNight } from 'mf-shared/schedule';
import { nameHolds } from './field-line.ts';
import { freeTonightFirst } from './order.ts';
import { type Search, venuesQuery } from './venues.ts';

/**
 * The venues of a search whose name contains `text`. If all are loaded, the filter works here. Otherwise it also
 * asks the server and shows the known matches until the answer comes.
 */
export function useVenues(search: Search, text: string) {
  const known = isProvince(search.city);
  const all = useInfiniteQuery({ ...venuesQuery(search), enabled: known });
  const askServer = text !== '' && all.hasNextPage;
  const named = useInfiniteQuery({ ...venuesQuery({ ...search, name: text }), enabled: askServer });
  const shown = askServer && named.data ? named : all;
  const tonight = currentNight(Date.now());
  // Page by page, so that no card that is on the screen moves when more are loaded.
  const loaded = shown.data?.pages.flatMap((one) => freeTonightFirst(one.rows, tonight)) ?? [];
  return {
    venues: text ? loaded.filter((venue) => nameHolds(venue.businessName, text)) : loaded,
    isPending: known && all.isPending,
    isError: all.isError && !all.data,
    /** The query of the whole city, to read it again. */
    city: all,
    isFiltering: askServer && named.isPending,
    hasMore: shown.hasNextPage && (!askServer || shown === named),
    isLoadingMore: shown.isFetchingNextPage,
    moreFailed: shown.isFetchNextPageError,
    loadMore: () => void shown.fetchNextPage(),
  };
}
