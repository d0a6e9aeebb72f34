import { UserPlus } from 'lucide-react';
import { POSITIONS, type Position } from 'mf-shared/contracts/users';
import { findEmpty, useForm } from 'mf-shared/form';
import { Button } from 'mf-shared/ui/Button';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { RangeField } from 'mf-shared/ui/RangeField';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { useRef } from 'react';
import type { Member } from './model.ts';
import styles from './Teams.module.css';

const MAX_NAME = 40;
const START = { fullName: '', position: 'Orta Saha' as Position, rating: 60 };

/** A player without an account: a name, a position and an estimated rating. */
export function GuestForm({ onAdd }: { onAdd: (member: Member) => void }) {
  const name = useRef<HTMLInputElement>(null);
  const { form, text, slide, set } = useForm({
    start: START,
    prepare: (typed) => ({ ...typed, fullName: typed.fullName.trim() }),
    check: (guest) => findEmpty(guest, { fullName: 'Misafirin adını yazın.' }),
    send: async (guest) => {
      const id = `guest-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
      onAdd({ id, ...guest, guest: true });
      set({ fullName: '' });
      // For the next guest.
      name.current?.focus();
    },
  });
  return (
    <Disclosure summary="Misafir ekle">
      <form {...form} className="stack shrink gap-4">
        <p className={styles.quiet}>
          Üye olmayanları adıyla ekleyin. Misafirler takımlarda yer alır, kaydedilen kadrolara yazılmaz.
        </p>
        <TextField
          {...text('fullName')}
          ref={name}
          label="Misafirin adı"
          maxLength={MAX_NAME}
          autoComplete="off"
        />
        <SelectField {...text('position')} label="Mevkisi" options={POSITIONS} />
        <RangeField {...slide('rating')} label="Tahmini puanı" />
        <Button type="submit" variant="secondary" icon={<UserPlus aria-hidden="true" />}>
          Misafiri ekle
        </Button>
      </form>
    </Disclosure>
  );
}
