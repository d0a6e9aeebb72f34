import { useQueries, useQuery } from '@tanstack/react-query';
import { formatDay } from 'mf-shared/format';
import { currentNight } from 'mf-shared/schedule';
import { type Game, NowBoard } from '../../common/NowBoard.tsx';
import { nightsAround } from '../../common/nights.ts';
import { dayQuery, requestsQuery } from '../bookings/queries.ts';
import { TONIGHT_ID } from '../requests/TonightRequests.tsx';
import { type Hour, hoursOf, playing, upcoming } from './day.ts';

/** The scoreboard of the dashboard, read from the nights around now. */
export function TodayStrip({ venueId, now }: { venueId: string; now: number }) {
  const tonight = currentNight(now);
  // The night on the page comes first, so that it does not wait for another on a slow connection.
  const nights = [tonight, ...nightsAround(now).filter((date) => date !== tonight)];
  const days = useQueries({ queries: nights.map((date) => dayQuery(venueId, date)) });
  const requests = useQuery(requestsQuery(venueId)).data;
  const first = requests?.rows[0];
  const ready = days.every((day) => day.data);
  const hours = nights.flatMap((date, index) => hoursOf(date, days[index]?.data ?? []));
  return (
    <NowBoard
      now={now}
      playing={ready ? playing(hours, now).map(toGame) : null}
      next={ready ? upcoming(hours, now).map(toGame) : null}
      reading={days.some((day) => day.isPending)}
      requests={{
        count: requests ? `${requests.rows.length}${requests.more ? '+' : ''}` : '–',
        any: (requests?.rows.length ?? 0) > 0,
        href: first?.date === tonight ? `#${TONIGHT_ID}` : '#istekler',
        first:
          first &&
          `${first.date === tonight ? 'bugün' : formatDay(first.date)} ${first.timeSlot.slice(0, 5)}`,
      }}
    />
  );
}

const toGame = ({ fieldId, fieldName, date, startsAt, endsAt, timeSlot, user }: Hour): Game => ({
  key: `${fieldId} ${startsAt}`,
  date,
  startsAt,
  endsAt,
  timeSlot,
  name: user?.fullName ?? 'Dolu',
  pitch: fieldName,
});
