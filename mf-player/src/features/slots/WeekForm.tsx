import type { SubmitProps } from 'mf-shared/ui/Button';
import type { FormEvent } from 'react';
import { type Choice, writeChoice } from '../../common/hour-address.ts';

const WEEK_FORM = 'week-form';

type Props = { venueId: string; fieldId: string };

/**
 * The form behind the buttons of a visitor's week. A drawn page is complete a few seconds before its scripts, and the
 * browser sends it by itself. React does the same without a new page.
 */
export function WeekForm({ venueId, fieldId }: Props) {
  return (
    <form id={WEEK_FORM} action="/available-slots" hidden onSubmit={stay}>
      <input type="hidden" name="businessId" value={venueId} />
      {fieldId && <input type="hidden" name="field" value={fieldId} />}
    </form>
  );
}

const stay = (event: FormEvent) => event.preventDefault();

/** Shows another week. */
export const submitWeek = (offset: number): SubmitProps => submit('week', String(offset));

/** Shows another day. */
export const submitDay = (date: string): SubmitProps => submit('day', date);

/** Chooses an hour to ask for (`slot`) or to wait for (`line`). */
export const submitHour = (kind: 'slot' | 'line', hour: Choice): SubmitProps =>
  submit(kind, writeChoice(hour));

const submit = (name: string, value: string): SubmitProps => ({
  type: 'submit',
  form: WEEK_FORM,
  ...{ name, value },
});
