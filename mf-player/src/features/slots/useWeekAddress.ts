import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Choice, readChoice, writeChoice } from '../../common/hour-address.ts';
import { offsetOf, parseOffset } from './week.ts';

type Change = { week?: number; field?: string; day?: string; slot?: Choice | null; line?: Choice | null };

/** The parts of the address: venue, week, pitch, day, and the hour to reserve or to wait for. */
export function useWeekAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const opened = (location.state as { slotOpened?: boolean } | null)?.slotOpened === true;

  const searchWith = useCallback(
    (change: Change) => {
      const next = new URLSearchParams(params);
      const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
      if (change.week !== undefined) put('week', change.week === 0 ? '' : String(change.week));
      if (change.field !== undefined) put('field', change.field);
      if (change.day !== undefined) put('day', change.day);
      if (change.slot !== undefined) put('slot', change.slot ? writeChoice(change.slot) : '');
      if (change.line !== undefined) put('line', change.line ? writeChoice(change.line) : '');
      return `?${next}`;
    },
    [params],
  );
  const choice = readChoice(params.get('slot'));
  const line = readChoice(params.get('line'));
  const chosenDay = (choice ?? line)?.date;
  const day = chosenDay ?? params.get('day') ?? undefined;
  /** The address after the dialog closes: the day stays open. */
  const left: Change = { slot: null, line: null, ...(chosenDay ? { day: chosenDay } : {}) };
  return {
    venueId: params.get('businessId') ?? '',
    /** The week of the day, so that a link still works on later days. */
    offset: day ? offsetOf(day, Date.now()) : parseOffset(params.get('week')),
    fieldId: params.get('field') ?? '',
    choice,
    line,
    day,
    show: (change: Change) =>
      navigate({ search: searchWith({ ...left, ...change }) }, { replace: true, preventScrollReset: true }),
    /** Opens a dialog about an hour as its own history entry, so that Back closes it. */
    open: (hour: { slot: Choice } | { line: Choice }) =>
      navigate({ search: searchWith(hour) }, { state: { slotOpened: true }, preventScrollReset: true }),
    close: () =>
      opened
        ? navigate(-1)
        : navigate({ search: searchWith(left) }, { replace: true, preventScrollReset: true }),
    /** This page as it is, to return to after the login. */
    here: location.pathname + location.search,
    /** This page without the hour. */
    withoutHour: location.pathname + searchWith(left),
  };
}
