import type { BoardEntry } from 'mf-shared/contracts/board';
import { formatPhone } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { TextField } from 'mf-shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import styles from './Dialogs.module.css';
import { RefusalNote } from './RefusalNote.tsx';
import type { BoardActions } from './useBoardActions.ts';
import { useSend } from './useSend.ts';

type Props = { entry: BoardEntry; actions: BoardActions; onDone: () => void };

/** Name, phone, note and price of a phone booking, and its end. */
export function PhoneEdit({ entry, actions, onDone }: Props) {
  const [who, setWho] = useState({
    name: entry.name,
    phone: formatPhone(entry.phone),
    note: entry.note,
    price: String(entry.price ?? 0),
  });
  const { busy, refusal, send } = useSend(onDone);
  const set = (part: Partial<typeof who>) => setWho((old) => ({ ...old, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send(() => actions.edit(entry, { ...who, price: Number(who.price) }));
  };
  const cancel = (scope: 'one' | 'following') => () => {
    actions.cancelPhone(entry, scope);
    onDone();
  };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <RefusalNote refusal={refusal} rest="" />
      <TextField
        label="Ad"
        required
        autoComplete="off"
        value={who.name}
        error={refusal?.fields.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className={styles.pair}>
        <TextField
          label="Telefon"
          type="tel"
          autoComplete="off"
          value={who.phone}
          error={refusal?.fields.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
        <TextField
          label="Ücret"
          inputMode="numeric"
          suffix="TL"
          value={who.price}
          error={refusal?.fields.price}
          onChange={(event) => set({ price: event.target.value.replace(/\D/g, '') })}
        />
      </div>
      <TextField
        label="Not"
        autoComplete="off"
        value={who.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Kaydet
        </Button>
        <Button variant="danger" onClick={cancel('one')}>
          İptal et
        </Button>
        {entry.seriesId && (
          <Button variant="danger" onClick={cancel('following')}>
            Bunu ve sonrakileri iptal et
          </Button>
        )}
      </div>
    </form>
  );
}
