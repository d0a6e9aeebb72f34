import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { type Errors, useForm } from 'mf-shared/form';
import { isProvince } from 'mf-shared/provinces';
import { useSession } from 'mf-shared/session';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { useState } from 'react';
import { venuesQuery } from '../results/venues.ts';
import { recentCities, rememberCity } from './recent-cities.ts';

const UNKNOWN = { city: 'Şehir bulunamadı.' };
const FAILED = 'Bir hata oluştu, lütfen tekrar deneyin.';

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** The search for the pitches of a city; it starts with the last city, or with the player's own. */
export function useSearch() {
  const navigate = useNavigateFromHere();
  const queries = useQueryClient();
  const home = useSession((state) => state.user?.city);
  const [recent] = useState(recentCities);
  const known = recent[0] ?? home ?? undefined;
  const kit = useForm({
    start: { city: known ?? '' },
    follows: true,
    check: ({ city }): Errors => (isProvince(city) ? {} : UNKNOWN),
    whenTyped: 'clear',
    failed: (error) => (isUnknown(error) ? '' : FAILED),
    marks: (error) => (isUnknown(error) ? UNKNOWN : {}),
    send: async ({ city }) => {
      // Loads the results' code and first page in parallel, so that the next screen appears complete.
      await Promise.all([
        queries.fetchInfiniteQuery(venuesQuery({ city })),
        import('../results/ResultsPage.tsx'),
      ]);
      rememberCity(city);
      navigate(`/results?city=${encodeURIComponent(city)}`);
    },
  });
  const search = (city: string) => {
    kit.set({ city });
    void kit.submit();
  };
  return { ...kit, recent, known, search };
}
