import { type Skill, type User, UserProfileUpdate } from 'mf-shared/contracts/users';
import { findErrors, useForm } from 'mf-shared/form';
import type { PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import { useSaveProfile } from './queries.ts';
import { type Texts, toPayload, toValues } from './values.ts';

const FAILED = 'Profil güncellenemedi.';

/** State and saving of the profile form. */
export function useProfileForm(user: User) {
  const save = useSaveProfile(user.id);
  const [picked, setPicked] = useState<PickedPhoto | null>(null);
  const kit = useForm({
    start: toValues(user),
    check: (values) => findErrors(UserProfileUpdate, toPayload(values, user)),
    whenTyped: 'check',
    failed: FAILED,
    send: async (values) => {
      const saved = await save.mutateAsync({ values, user, photo: picked?.file }).catch((error) => {
        toast.error(FAILED);
        throw error;
      });
      if (picked) URL.revokeObjectURL(picked.url);
      setPicked(null);
      kit.set({ email: saved.user.email ?? '', currentPassword: '' });
      toast.success(saved.message);
    },
  });
  const setSkill = (skill: Skill, value: number) =>
    kit.set({ fifaStats: { ...kit.values.fifaStats, [skill]: value } });
  const field = (name: keyof Texts) => ({ ...kit.field(name), onBlur: () => kit.recheck(name) });
  return { ...kit, field, picked, setPicked, setSkill };
}
