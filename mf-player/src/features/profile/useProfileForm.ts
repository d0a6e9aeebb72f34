import { ApiError } from 'mf-shared/api-client';
import { type Skill, type User, UserProfileUpdate } from 'mf-shared/contracts/users';
import type { PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import { errorText } from '../../common/error-text.ts';
import { type FieldErrors, findErrors, withField } from '../../common/form-errors.ts';
import { useSaveProfile } from './queries.ts';
import { type ProfileValues, type Texts, toPayload, toValues } from './values.ts';

const FAILED = 'Profil güncellenemedi.';

const errorsOf = (values: ProfileValues, user: User) =>
  findErrors(UserProfileUpdate, toPayload(values, user));

/** State and saving of the profile form. */
export function useProfileForm(user: User, onInvalid: () => void) {
  const save = useSaveProfile(user.id);
  const [values, setValues] = useState(() => toValues(user));
  const [picked, setPicked] = useState<PickedPhoto | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');

  const setText = (name: keyof Texts, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (errors[name]) setErrors(withField(errors, name, errorsOf(next, user)[name]));
  };
  const setSkill = (skill: Skill, value: number) =>
    setValues((now) => ({ ...now, fifaStats: { ...now.fifaStats, [skill]: value } }));
  const check = (name: keyof Texts) => setErrors((now) => withField(now, name, errorsOf(values, user)[name]));

  async function submit() {
    const found = errorsOf(values, user);
    setErrors(found);
    setFailure('');
    if (Object.keys(found).length > 0) return onInvalid();
    try {
      const saved = await save.mutateAsync({ values, user, photo: picked?.file });
      if (picked) URL.revokeObjectURL(picked.url);
      setPicked(null);
      setValues((now) => ({ ...now, email: saved.user.email ?? '', currentPassword: '' }));
      toast.success(saved.message);
    } catch (cause) {
      if (cause instanceof ApiError) setErrors(cause.fields);
      setFailure(errorText(cause, FAILED));
      toast.error(FAILED);
      onInvalid();
    }
  }
  return {
    values,
    errors,
    failure,
    picked,
    setPicked,
    setText,
    setSkill,
    check,
    submit,
    busy: save.isPending,
  };
}
