import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { previewVenueUpdate, updateVenue } from 'mf-shared/contracts/calls/venues';
import { type Misfits, type Venue, VenueUpdate } from 'mf-shared/contracts/venues';
import { toast } from 'mf-shared/ui/toast';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type FormEvent, useRef, useState } from 'react';
import { keys } from '../../common/keys.ts';
import { draftOf, fieldsOf, type PitchesDraft, settle } from '../pitches/model.ts';
import { changedDetails, type Details, detailsOf } from './details.ts';
import { profileQuery, type VenueProfile } from './queries.ts';

type Errors = Record<string, string>;
type Payload = ReturnType<typeof changedDetails> & { fields: ReturnType<typeof fieldsOf> };
type Failure = { message: string; stale: boolean };
type Saved = { business: Venue; misfits?: Misfits };
/** A save that leaves bookings out and waits for the owner's confirmation. */
type Question = { payload: Payload; misfits: Misfits };

function problemsOf(payload: Payload): Errors {
  const errors: Errors = {};
  for (const { path, message } of VenueUpdate.safeParse(payload).error?.issues ?? []) {
    errors[path.join('.')] ??= message;
  }
  return errors;
}

/** When one part changes, errors of the other part stay. */
const keepOnly = (errors: Errors, keep: (path: string) => boolean) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => keep(path)));

/** Whether existing pitches get other hours: then bookings may be left out. */
const changesHours = (payload: Payload, profile: VenueProfile) =>
  profile.fields.some(({ id, workingHours }) => {
    const next = payload.fields.find((field) => field.id === id);
    return next && JSON.stringify(next.workingHours) !== JSON.stringify(workingHours);
  });

/** Saves. If bookings would be left out and the owner is not yet `sure`, answers these bookings instead. */
async function send(profile: VenueProfile, payload: Payload, sure: boolean): Promise<Saved | Question> {
  const body = { ...payload, fields: JSON.stringify(payload.fields), version: profile.version };
  if (!sure && changesHours(payload, profile)) {
    const misfits = await request(previewVenueUpdate, { body });
    if (misfits.count > 0) return { payload, misfits };
  }
  return request(updateVenue, { body });
}

/** State and saving of the profile form. */
export function useProfileForm(businessId: string, profile: VenueProfile) {
  const client = useQueryClient();
  const [details, setDetails] = useState(() => detailsOf(profile));
  const [pitches, setPitches] = useState(() => draftOf(profile.fields));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<Failure>();
  const [question, setQuestion] = useState<Question | null>(null);
  const [left, setLeft] = useState<Misfits | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const refuse = useShowFirstError(formRef);
  const original = JSON.stringify([detailsOf(profile), draftOf(profile.fields)]);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ payload, sure }: { payload: Payload; sure: boolean }) => send(profile, payload, sure),
    onSuccess: (answer) => {
      if ('payload' in answer) return setQuestion(answer);
      const { business, misfits } = answer;
      toast.success('Profil başarıyla güncellendi!');
      setLeft(misfits && misfits.count > 0 ? misfits : null);
      setDetails(detailsOf(business));
      setPitches(draftOf(business.fields));
      client.setQueryData(profileQuery(businessId).queryKey, business);
      void client.invalidateQueries({ queryKey: keys.day(businessId) });
    },
    onError: (cause) => {
      const error = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      const message = error ? `Profil güncellenemedi. ${error.message}` : 'Profil güncellenemedi.';
      setFailure({ message, stale: error?.code === 'changed_meanwhile' });
      setErrors(error?.fields ?? {});
      refuse();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const settled = settle(pitches);
    const payload = { ...changedDetails(details, profile), fields: fieldsOf(settled.draft) };
    const problems = { ...problemsOf(payload), ...settled.errors };
    setPitches(settled.draft);
    setErrors(problems);
    setFailure(undefined);
    if (Object.keys(problems).length === 0) mutate({ payload, sure: false });
    else refuse();
  };
  return {
    ...{ formRef, details, pitches, errors, failure, submit, question, left },
    saving: isPending,
    dirty: JSON.stringify([details, pitches]) !== original,
    changeDetails: (part: Partial<Details>) => {
      setDetails((old) => ({ ...old, ...part }));
      setErrors((old) => keepOnly(old, (path) => !touches(part, path)));
    },
    changePitches: (next: PitchesDraft) => {
      setPitches(next);
      setErrors((old) => keepOnly(old, (path) => !path.startsWith('fields')));
    },
    answer: (sure: boolean) => {
      setQuestion(null);
      if (sure && question) mutate({ payload: question.payload, sure });
    },
    restore: () => {
      setDetails(detailsOf(profile));
      setPitches(draftOf(profile.fields));
      setErrors({});
      setFailure(undefined);
    },
  };
}

/** Whether the error at a path belongs to the changed part. */
function touches(part: Partial<Details>, path: string): boolean {
  if ('city' in part && path === 'location.city') return true;
  if ('coordinates' in part && (path === 'location' || path.startsWith('location.coordinates'))) return true;
  return path in part;
}
