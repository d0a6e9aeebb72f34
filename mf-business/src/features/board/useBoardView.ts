import { addDays, datesBetween, weekStart } from 'mf-shared/schedule';
import { useSearchParams } from 'react-router-dom';
import { useDate } from '../../common/useDate.ts';

export type View = 'day' | 'week';

/** The view from the address: a day or a week, all pitches or one. */
export function useBoardView(today: string) {
  const [date, setDate] = useDate(today);
  const [query, setQuery] = useSearchParams();
  const view: View = query.get('view') === 'week' ? 'week' : 'day';
  const from = view === 'week' ? weekStart(date) : date;
  const to = view === 'week' ? addDays(from, 6) : date;
  const set = (name: string, value: string | null) =>
    setQuery(
      (old) => {
        if (value) old.set(name, value);
        else old.delete(name);
        return old;
      },
      { preventScrollReset: true },
    );
  return {
    date,
    view,
    from,
    to,
    dates: datesBetween(from, to),
    fieldId: query.get('field'),
    setDate,
    setView: (next: View) => set('view', next === 'week' ? 'week' : null),
    setField: (id: string) => set('field', id || null),
    step: (direction: 1 | -1) => setDate(addDays(date, direction * (view === 'week' ? 7 : 1))),
  };
}
export type BoardView = ReturnType<typeof useBoardView>;
