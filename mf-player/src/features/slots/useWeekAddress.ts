import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Choice, readChoice, writeChoice } from './choice.ts';
import { parseOffset } from './week.ts';

type Change = { week?: number; field?: string; day?: string; slot?: Choice | null };

/** What the address says: venue, week, pitch, day and the hour that is about to be reserved. */
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
      return `?${next}`;
    },
    [params],
  );
  const choice = readChoice(params.get('slot'));
  return {
    businessId: params.get('businessId') ?? '',
    offset: parseOffset(params.get('week')),
    fieldId: params.get('field') ?? '',
    choice,
    day: choice?.date ?? params.get('day') ?? undefined,
    show: (change: Change) =>
      navigate({ search: searchWith(change) }, { replace: true, preventScrollReset: true }),
    /** Opens the confirmation as a step of its own, so that Back closes it. */
    open: (slot: Choice) =>
      navigate({ search: searchWith({ slot }) }, { state: { slotOpened: true }, preventScrollReset: true }),
    /** Leaves the day of the hour open. */
    close: () =>
      opened
        ? navigate(-1)
        : navigate(
            { search: searchWith({ slot: null, ...(choice ? { day: choice.date } : {}) }) },
            { replace: true, preventScrollReset: true },
          ),
    /** This page with the hour chosen, to come back to after signing in. */
    addressOf: (slot: Choice) => location.pathname + searchWith({ slot }),
  };
}
