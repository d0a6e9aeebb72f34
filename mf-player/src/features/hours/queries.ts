import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import {
  districtsWithVenues,
  findPlaces,
  hoursInstead,
  hoursOnMap,
  searchHours,
} from 'mf-shared/contracts/calls/hours';
import { provinceAt } from 'mf-shared/contracts/calls/platform';
import { DAY_MS } from 'mf-shared/time';
import { keys } from '../../common/keys.ts';
import type { Search, Wish } from './wish.ts';

const PAGE_SIZE = 20;

/** Pages of the free hours that fit. */
export const hoursQuery = (search: Search) =>
  infiniteQueryOptions({
    queryKey: keys.hours('list', search),
    queryFn: ({ pageParam, signal }) =>
      request(searchHours, { query: { ...search, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

/** Venues with hours that fit, for the map; their order means nothing there. */
export const mapQuery = (search: Search) =>
  queryOptions({
    queryKey: keys.hours('map', search),
    queryFn: ({ signal }) => request(hoursOnMap, { query: search, signal }),
  });

/** What comes close to a search without results. */
export const insteadQuery = (search: Search) =>
  queryOptions({
    queryKey: keys.hours('instead', search),
    queryFn: ({ signal }) => request(hoursInstead, { query: search, signal }),
  });

export const districtsQuery = (city: string) =>
  queryOptions({
    queryKey: keys.districts(city),
    queryFn: ({ signal }) => request(districtsWithVenues, { query: { city }, signal }),
    staleTime: DAY_MS,
  });

/** Places that a typed text may mean. */
export const placesQuery = (text: string) =>
  queryOptions({
    queryKey: keys.places(text),
    queryFn: ({ signal }) => request(findPlaces, { query: { q: text }, signal }),
    enabled: text.length > 1,
    staleTime: DAY_MS,
  });

/** The province of a point. */
export const provinceQuery = (near: Wish['near']) =>
  queryOptions({
    queryKey: keys.province(near),
    queryFn: ({ signal }) => request(provinceAt, { query: near ?? { lat: 0, lng: 0 }, signal }),
    enabled: near !== null,
    staleTime: DAY_MS,
  });
