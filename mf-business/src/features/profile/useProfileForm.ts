import { useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { previewVenueUpdate, updateVenue } from 'mf-shared/contracts/calls/venues';
import { type Misfits, VenueUpdate } from 'mf-shared/contracts/venues';
import { answerText } from 'mf-shared/error-text';
import { findErrors, useForm } from 'mf-shared/form';
import { toast } from 'mf-shared/ui/toast';
import { type FormEvent, useState } from 'react';
import { keys } from '../../common/keys.ts';
import { draftOf, fieldsOf, settle } from '../pitches/model.ts';
import { changedDetails, detailsOf } from './details.ts';
import { profileQuery, type VenueProfile } from './queries.ts';

const FAILED = 'Profil güncellenemedi.';
const PATHS = {
  pitches: ['fields'],
  coordinates: ['location', 'location.coordinates'],
  city: ['city', 'location.city'],
};

const formOf = (profile: VenueProfile) => ({ ...detailsOf(profile), pitches: draftOf(profile.fields) });
type Form = ReturnType<typeof formOf>;

const payloadOf = ({ pitches, ...details }: Form, profile: VenueProfile) => ({
  ...changedDetails(details, profile),
  fields: fieldsOf(pitches),
  version: profile.version,
});
type Payload = ReturnType<typeof payloadOf>;
/** A save that leaves bookings out and waits for the owner's confirmation. */
type Question = { payload: Payload; misfits: Misfits };

/** Whether existing pitches get other hours: then bookings may be left out. */
const changesHours = (payload: Payload, profile: VenueProfile) =>
  profile.fields.some(({ id, workingHours }) => {
    const next = payload.fields.find((field) => field.id === id);
    return next && JSON.stringify(next.workingHours) !== JSON.stringify(workingHours);
  });

const bodyOf = (payload: Payload) => ({ ...payload, fields: JSON.stringify(payload.fields) });

/** State and saving of the profile form. */
export function useProfileForm(venueId: string, profile: VenueProfile) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const [left, setLeft] = useState<Misfits | null>(null);
  const start = formOf(profile);

  const save = async (payload: Payload) => {
    const { business, misfits } = await request(updateVenue, { body: bodyOf(payload) });
    toast.success('Profil başarıyla güncellendi!');
    setLeft(misfits && misfits.count > 0 ? misfits : null);
    kit.reset(formOf(business));
    client.setQueryData(profileQuery(venueId).queryKey, business);
    void client.invalidateQueries({ queryKey: keys.day(venueId) });
  };
  const kit = useForm({
    start,
    check: (form) => ({
      ...findErrors(VenueUpdate, payloadOf(form, profile)),
      ...settle(form.pitches).errors,
    }),
    whenTyped: 'clear',
    paths: PATHS,
    failed: (error) => `${FAILED} ${answerText(error, '')}`.trim(),
    send: async (form) => {
      const payload = payloadOf(form, profile);
      if (!changesHours(payload, profile)) return save(payload);
      const misfits = await request(previewVenueUpdate, { body: bodyOf(payload) });
      if (misfits.count === 0) return save(payload);
      setQuestion({ payload, misfits });
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!kit.busy) kit.set({ pitches: settle(kit.values.pitches).draft }, []);
    kit.form.onSubmit(event);
  };
  return {
    ...{ kit, form: { ...kit.form, onSubmit }, question, left },
    /** Whether the save came too late: somebody else saved before. */
    stale: kit.error instanceof ApiError && kit.error.code === 'changed_meanwhile',
    dirty: JSON.stringify(kit.values) !== JSON.stringify(start),
    answer: (sure: boolean) => {
      setQuestion(null);
      if (sure && question) void kit.submit(() => save(question.payload));
    },
  };
}
