import { UserPlus } from 'lucide-react';
import { POSITIONS } from 'mf-shared/contracts/users';
import { Button } from 'mf-shared/ui/Button';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { RangeField } from 'mf-shared/ui/RangeField';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import type { Member } from './model.ts';
import styles from './Teams.module.css';

const ESTIMATE = 60;
const MAX_NAME = 40;

/** A player without an account: a name, a position and an estimated rating. */
export function GuestForm({ onAdd }: { onAdd: (member: Member) => void }) {
  const [name, setName] = useState('');
  const [position, setPosition] = useState('Orta Saha');
  const [rating, setRating] = useState(ESTIMATE);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    const fullName = name.trim();
    if (!fullName) return setError('Misafirin adını yazın.');
    const own = POSITIONS.find((one) => one === position) ?? null;
    onAdd({
      id: `guest-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`,
      fullName,
      rating,
      position: own,
      guest: true,
    });
    setName('');
    setError(undefined);
  };
  return (
    <Disclosure summary="Misafir ekle">
      <form className={styles.guest} onSubmit={submit} noValidate>
        <p className={styles.quiet}>
          Üye olmayanları adıyla ekleyin. Misafirler takımlarda yer alır, kaydedilen kadrolara yazılmaz.
        </p>
        <TextField
          ref={field}
          label="Misafirin adı"
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="Mevkisi"
          options={POSITIONS}
          value={position}
          onChange={(event) => setPosition(event.target.value)}
        />
        <RangeField
          label="Tahmini puanı"
          value={rating}
          onChange={(event) => setRating(event.target.valueAsNumber)}
        />
        <Button type="submit" variant="secondary" icon={<UserPlus aria-hidden="true" />}>
          Misafiri ekle
        </Button>
      </form>
    </Disclosure>
  );
}
