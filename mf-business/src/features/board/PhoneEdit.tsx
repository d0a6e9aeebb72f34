import type { BoardEntry } from 'mf-shared/contracts/board';
import { isDayStaff, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { TextField } from 'mf-shared/ui/TextField';
import type { FormEvent } from 'react';
import { ConflictNote } from './ConflictNote.tsx';
import styles from './Dialogs.module.css';
import { RefusalNote } from './RefusalNote.tsx';
import type { BoardActions } from './useBoardActions.ts';
import { usePhoneEdit } from './usePhoneEdit.ts';

type Props = { entry: BoardEntry; actions: BoardActions; onDone: () => void };

/** Edits name, phone, note and price (price only for managers) of a phone booking, and cancels it. */
export function PhoneEdit({ entry, actions, onDone }: Props) {
  const withoutPrice = useSession(isDayStaff);
  const { draft, set, busy, refusal, save, saveOver, takeTheirs } = usePhoneEdit(entry, actions, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) save('one');
  };
  const cancel = (scope: 'one' | 'following') => () => {
    actions.cancelPhone(entry, scope);
    onDone();
  };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {refusal?.conflict ? (
        <ConflictNote
          conflict={refusal.conflict}
          mine={draft}
          busy={busy}
          onMine={saveOver}
          onTheirs={takeTheirs}
        />
      ) : (
        <RefusalNote refusal={refusal} rest="" />
      )}
      <TextField
        label="Ad"
        required
        autoComplete="off"
        value={draft.name}
        error={refusal?.fields.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className={withoutPrice ? styles.stack : styles.pair}>
        <TextField
          label="Telefon"
          type="tel"
          autoComplete="off"
          value={draft.phone}
          error={refusal?.fields.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
        {!withoutPrice && (
          <TextField
            label="Ücret"
            inputMode="numeric"
            suffix="TL"
            value={draft.price}
            error={refusal?.fields.price}
            onChange={(event) => set({ price: event.target.value.replace(/\D/g, '') })}
          />
        )}
      </div>
      <TextField
        label="Not"
        autoComplete="off"
        value={draft.note}
        error={refusal?.fields.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Kaydet
        </Button>
        {entry.seriesId && (
          <Button variant="secondary" busy={busy} onClick={() => save('following')}>
            Bunu ve sonrakileri kaydet
          </Button>
        )}
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
