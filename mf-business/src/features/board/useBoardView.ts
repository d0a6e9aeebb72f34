import { addDays, datesBetween } from 'mf-shared/schedule';
import { useSearchParams } from 'react-router-dom';
import { useDate } from '../../common/useDate.ts';

export type View = 'day' | 'week';

/** The view from the address: a day or the seven from it on, all pitches or one. */
export function useBoardView(today: string) {
  const [date, setDate] = useDate(today);
  const [query, setQuery] = useSearchParams();
  const view: View = query.get('view') === 'week' ? 'week' : 'day';
  const days = view === 'week' ? 7 : 1;
  const to = addDays(date, days - 1);
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
    from: date,
    to,
    dates: datesBetween(date, to),
    fieldId: query.get('field'),
    setDate,
    setView: (next: View) => set('view', next === 'week' ? 'week' : null),
    setField: (id: string) => set('field', id || null),
    step: (direction: 1 | -1) => setDate(addDays(date, direction * days)),
  };
}
export type BoardView = ReturnType<typeof useBoardView>;
