import { useQuery, useQueryClient } from '@tanstack/react-query';
import { realtime, useResume } from 'mf-shared/realtime';
import { addDays } from 'mf-shared/schedule';
import { SECOND_MS } from 'mf-shared/time';
import { useEffect, useEffectEvent } from 'react';
import { keys } from '../../common/keys.ts';
import { provinceQuery } from './queries.ts';
import type { Wish } from './wish.ts';

/** An evening brings many changes: the first is waited for, those right after it are read together. */
const WAIT_MS = SECOND_MS;
const SPREAD_MS = 2 * SECOND_MS;

/**
 * Reads the hours again when one of that night is taken or freed in the wish's province, or in that of its point. Each
 * browser waits for a random moment first, so that not all of them read at once.
 */
export function useLiveHours({ city: named, near, date }: Pick<Wish, 'city' | 'near' | 'date'>): void {
  const queries = useQueryClient();
  const ofPoint = useQuery(provinceQuery(near));
  const city = near ? ofPoint.data?.city : named;
  const again = () => void queries.invalidateQueries({ queryKey: keys.hours() });
  const concerns = useEffectEvent((news: { city: string; dates: string[] }) => {
    const nights = [-1, 0, 1].map((shift) => addDays(date, shift));
    return news.city === city && news.dates.some((night) => nights.includes(night));
  });
  useEffect(() => (city ? realtime.watchHours(city) : undefined), [city]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const off = realtime.on('hoursChanged', (news) => {
      if (timer !== undefined || !concerns(news)) return;
      timer = setTimeout(
        () => {
          timer = undefined;
          void queries.invalidateQueries({ queryKey: keys.hours() });
        },
        WAIT_MS + Math.random() * SPREAD_MS,
      );
    });
    return () => {
      clearTimeout(timer);
      off();
    };
  }, [queries]);
  useResume(again);
}
