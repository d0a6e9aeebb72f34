import type { BoardEntry } from 'mf-shared/contracts/board';
import { isDayStaff, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { TextField } from 'mf-shared/ui/TextField';
import { ConflictNote } from './ConflictNote.tsx';
import styles from './Dialogs.module.css';
import { RefusalNote } from './RefusalNote.tsx';
import type { BoardActions } from './useBoardActions.ts';
import { digitsOf } from './useEntryForm.ts';
import { usePhoneEdit } from './usePhoneEdit.ts';

type Props = { entry: BoardEntry; actions: BoardActions; onDone: () => void };

/** Edits name, phone, note and price (price only for managers) of a phone booking, and cancels it. */
export function PhoneEdit({ entry, actions, onDone }: Props) {
  const withoutPrice = useSession(isDayStaff);
  const { kit, refusal, saveFollowing, saveOver, takeTheirs } = usePhoneEdit(entry, actions, onDone);
  const { form, text, busy } = kit;
  const cancel = (scope: 'one' | 'following') => () => {
    actions.cancelPhone(entry, scope);
    onDone();
  };
  return (
    <form {...form} className="stack gap-3">
      {refusal?.conflict ? (
        <ConflictNote
          conflict={refusal.conflict}
          mine={kit.values}
          busy={busy}
          onMine={saveOver}
          onTheirs={takeTheirs}
        />
      ) : (
        <RefusalNote refusal={refusal} rest="" />
      )}
      <TextField {...text('name')} label="Ad" required autoComplete="off" />
      <div className={withoutPrice ? 'stack gap-3' : styles.pair}>
        <TextField {...text('phone')} label="Telefon" type="tel" autoComplete="off" />
        {!withoutPrice && (
          <TextField {...text('price', digitsOf)} label="Ücret" inputMode="numeric" suffix="TL" />
        )}
      </div>
      <TextField {...text('note')} label="Not" autoComplete="off" />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Kaydet
        </Button>
        {entry.seriesId && (
          <Button variant="secondary" busy={busy} onClick={saveFollowing}>
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
