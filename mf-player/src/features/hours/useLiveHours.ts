import { useQuery } from '@tanstack/react-query';
import { type Pause, useLiveReads } from 'mf-shared/query-client';
import { realtime } from 'mf-shared/realtime';
import { addDays } from 'mf-shared/schedule';
import { SECOND_MS } from 'mf-shared/time';
import { useEffect } from 'react';
import { keys } from '../../common/keys.ts';
import { provinceQuery } from './queries.ts';
import type { Wish } from './wish.ts';

/** An evening brings many changes. */
const PAUSE: Pause = { waitMs: SECOND_MS, spreadMs: 2 * SECOND_MS };

/** Reads the hours again when one of that night is taken or freed in the wish's province, or in that of its point. */
export function useLiveHours({ city: named, near, date }: Pick<Wish, 'city' | 'near' | 'date'>): void {
  const ofPoint = useQuery(provinceQuery(near));
  const city = near ? ofPoint.data?.city : named;
  useEffect(() => (city ? realtime.watchHours(city) : undefined), [city]);
  useLiveReads(
    [keys.hours()],
    ['hoursChanged'],
    (news) => {
      const nights = [-1, 0, 1].map((shift) => addDays(date, shift));
      return news.city === city && news.dates.some((night) => nights.includes(night));
    },
    PAUSE,
  );
}
