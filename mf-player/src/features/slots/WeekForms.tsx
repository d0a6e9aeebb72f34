import type { SubmitProps } from 'mf-shared/ui/Button';
import type { FormEvent } from 'react';

const WEEK_FORM = 'week-form';
const LOGIN_FORM = 'login-form';

type Props = { venueId: string; fieldId: string };

/**
 * The forms behind the buttons of a visitor's week. A drawn page is complete a few seconds before its scripts, and the
 * browser sends them by itself. React does the same without a new page.
 */
export function WeekForms({ venueId, fieldId }: Props) {
  return (
    <>
      <form id={WEEK_FORM} action="/available-slots" hidden onSubmit={stay}>
        <input type="hidden" name="businessId" value={venueId} />
        {fieldId && <input type="hidden" name="field" value={fieldId} />}
      </form>
      <form id={LOGIN_FORM} action="/login-user" hidden onSubmit={stay} />
    </>
  );
}

const stay = (event: FormEvent) => event.preventDefault();

/** Shows another week. */
export const submitWeek = (offset: number): SubmitProps => submit(WEEK_FORM, 'week', String(offset));

/** Shows another day. */
export const submitDay = (date: string): SubmitProps => submit(WEEK_FORM, 'day', date);

/** Leads to the login of players, and then to `next`. */
export const submitLogin = (next: string): SubmitProps => submit(LOGIN_FORM, 'next', next);

const submit = (form: string, name: string, value: string): SubmitProps => ({
  type: 'submit',
  ...{ form, name, value },
});
