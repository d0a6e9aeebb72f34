import { useSearchParams } from 'react-router-dom';

const ISO = /^\d{4}-\d{2}-\d{2}$/;

/** The date in the address (`?date=2026-11-21`); `today` without one. */
export function useDate(today: string) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('date') ?? '';
  const date = ISO.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const setDate = (next: string) =>
    setQuery(
      (old) => {
        if (next === today) old.delete('date');
        else old.set('date', next);
        return old;
      },
      { preventScrollReset: true },
    );
  return [date, setDate] as const;
}
