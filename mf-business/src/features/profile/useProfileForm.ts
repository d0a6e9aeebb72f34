import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from 'mf-shared/api-client';
import { type Business, BusinessUpdate } from 'mf-shared/contracts/business';
import { toast } from 'mf-shared/ui/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { keys } from '../bookings/queries.ts';
import { draftOf, fieldsOf, type PitchesDraft, settle } from '../pitches/model.ts';
import { type BusinessProfile, profileQuery } from './queries.ts';

type Errors = Record<string, string>;
type Payload = { businessName: string; fields: ReturnType<typeof fieldsOf> };
type Failure = { message: string; stale: boolean };

const payloadOf = (businessName: string, pitches: PitchesDraft): Payload => ({
  businessName: businessName.trim(),
  fields: fieldsOf(pitches),
});

function problemsOf(payload: Payload): Errors {
  const errors: Errors = {};
  for (const { path, message } of BusinessUpdate.safeParse(payload).error?.issues ?? []) {
    errors[path.join('.')] ??= message;
  }
  return errors;
}

/** Errors of the other part stay marked when one part changes. */
const keepOnly = (errors: Errors, keep: (path: string) => boolean) =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => keep(path)));

/** State and saving of the profile form. */
export function useProfileForm(businessId: string, profile: BusinessProfile) {
  const client = useQueryClient();
  const [name, setName] = useState(profile.businessName);
  const [pitches, setPitches] = useState(() => draftOf(profile.fields));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<Failure>();
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const original = JSON.stringify([profile.businessName, draftOf(profile.fields)]);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ businessName, fields }: Payload) =>
      api.put<{ business: Business }>('business/update', {
        json: { businessName, fields: JSON.stringify(fields), version: profile.version },
      }),
    onSuccess: ({ business }) => {
      toast.success('Profil başarıyla güncellendi!');
      setName(business.businessName);
      setPitches(draftOf(business.fields));
      client.setQueryData(profileQuery(businessId).queryKey, {
        businessName: business.businessName,
        fields: business.fields,
        isActive: business.isActive,
        version: business.version,
      });
      void client.invalidateQueries({ queryKey: keys.days(businessId) });
    },
    onError: (cause) => {
      const error = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      const message = error ? `Profil güncellenemedi. ${error.message}` : 'Profil güncellenemedi.';
      setFailure({ message, stale: error?.code === 'changed_meanwhile' });
      setErrors(error?.fields ?? {});
      setRefusals((n) => n + 1);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const settled = settle(pitches);
    const payload = payloadOf(name, settled.draft);
    const problems = { ...problemsOf(payload), ...settled.errors };
    setPitches(settled.draft);
    setErrors(problems);
    setFailure(undefined);
    if (Object.keys(problems).length === 0) mutate(payload);
    else setRefusals((n) => n + 1);
  };
  return {
    formRef,
    name,
    pitches,
    errors,
    failure,
    submit,
    saving: isPending,
    dirty: JSON.stringify([name, pitches]) !== original,
    changeName: (next: string) => {
      setName(next);
      setErrors((old) => keepOnly(old, (path) => path !== 'businessName'));
    },
    changePitches: (next: PitchesDraft) => {
      setPitches(next);
      setErrors((old) => keepOnly(old, (path) => !path.startsWith('fields')));
    },
    restore: () => {
      setName(profile.businessName);
      setPitches(draftOf(profile.fields));
      setErrors({});
      setFailure(undefined);
    },
  };
}
