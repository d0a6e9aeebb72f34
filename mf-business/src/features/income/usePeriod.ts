import { useSearchParams } from 'react-router-dom';
import { useDate } from '../../common/useDate.ts';
import { SPANS, type Span } from './period.ts';

/** The period in the address: `?span=week&date=2026-11-21`; this month without one. */
export function usePeriod(today: string) {
  const [date, setDate] = useDate(today);
  const [query, setQuery] = useSearchParams();
  const span = SPANS.find((one) => one === query.get('span')) ?? 'month';
  const setSpan = (next: Span) =>
    setQuery(
      (old) => {
        old.set('span', next);
        return old;
      },
      { preventScrollReset: true },
    );
  return { span, date, setSpan, setDate };
}
