import { formatDay, formatMoney } from 'mf-shared/format';
import { addDays } from 'mf-shared/schedule';
import { isDayStaff, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { TextField } from 'mf-shared/ui/TextField';
import type { FormEvent } from 'react';
import { useDraft } from '../../common/useDraft.ts';
import styles from './Dialogs.module.css';
import type { Tile } from './model.ts';
import { RefusalNote } from './RefusalNote.tsx';
import type { BoardActions } from './useBoardActions.ts';
import { useSend } from './useSend.ts';

type Props = {
  tiles: readonly Tile[];
  /** Last football night for repeats; null if the booking must not repeat. */
  lastDate: string | null;
  book: BoardActions['book'];
  onDone: () => void;
};
const EMPTY: { name: string; phone: string; note: string; price: string; until: string | null } = {
  name: '',
  phone: '',
  note: '',
  price: '',
  until: null,
};

/** The caller: a name is enough, Enter saves. Only the owner and managers may change the price. */
export function PhoneForm({ tiles, lastDate, book, onDone }: Props) {
  const [first] = tiles;
  const date = first?.date ?? '';
  const withoutPrice = useSession(isDayStaff);
  const { draft: who, set, forget } = useDraft(['hour', first?.key ?? ''], EMPTY);
  const { until } = who;
  const { busy, refusal, send } = useSend(() => {
    forget();
    onDone();
  });
  const total = tiles.reduce((sum, tile) => sum + (tile.hour?.price ?? 0), 0);
  const save = (skipTaken: boolean) =>
    send(() =>
      book({
        name: who.name,
        phone: who.phone,
        note: who.note,
        ...(who.price && !withoutPrice ? { price: Number(who.price) } : {}),
        hours: tiles.map(({ fieldId, date, timeSlot }) => ({ fieldId, date, timeSlot })),
        ...(until ? { repeatUntil: until } : {}),
        ...(skipTaken ? { skipTaken } : {}),
      }),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save(false);
  };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <RefusalNote
        refusal={refusal}
        rest="Boş olanları kaydet"
        onRest={until ? () => void save(true) : undefined}
      />
      <TextField
        label="Ad"
        required
        autoComplete="off"
        data-autofocus
        value={who.name}
        error={refusal?.fields.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label="Telefon (isteğe bağlı)"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={who.phone}
        error={refusal?.fields.phone}
        onChange={(event) => set({ phone: event.target.value })}
      />
      <div className={withoutPrice ? styles.stack : styles.pair}>
        <TextField
          label="Not"
          autoComplete="off"
          value={who.note}
          error={refusal?.fields.note}
          onChange={(event) => set({ note: event.target.value })}
        />
        {!withoutPrice && (
          <TextField
            label={tiles.length > 1 ? 'Saat ücreti' : 'Ücret'}
            inputMode="numeric"
            suffix="TL"
            placeholder={String(first?.hour?.price ?? '')}
            value={who.price}
            error={refusal?.fields.price}
            onChange={(event) => set({ price: event.target.value.replace(/\D/g, '') })}
          />
        )}
      </div>
      {lastDate !== null && (
        <CheckboxField
          label={`Her hafta ${formatDay(date).split(' ').at(-1)} günü tekrarla`}
          checked={until !== null}
          onChange={(event) =>
            set({ until: event.target.checked ? notAfter(addDays(date, 21), lastDate) : null })
          }
        />
      )}
      {lastDate !== null && until !== null && (
        <TextField
          type="date"
          label="Son tarih"
          min={date}
          max={lastDate}
          value={until}
          error={refusal?.fields.repeatUntil}
          onChange={(event) => set({ until: event.target.value || date })}
        />
      )}
      <Button type="submit" block busy={busy}>
        Kaydet{total > 0 && !who.price ? ` · ${formatMoney(total)}` : ''}
      </Button>
    </form>
  );
}

const notAfter = (wanted: string, last: string) => [wanted, last].sort()[0] ?? last;
