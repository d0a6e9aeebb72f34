import type { FormKit } from 'mf-shared/form';
import { formatDay, formatMoney } from 'mf-shared/format';
import { addDays } from 'mf-shared/schedule';
import { isDayStaff, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './Dialogs.module.css';
import type { Tile } from './model.ts';
import { RefusalNote } from './RefusalNote.tsx';
import type { BoardActions } from './useBoardActions.ts';
import { digitsOf, useEntryForm } from './useEntryForm.ts';

type Props = {
  tiles: readonly Tile[];
  /** Last football night for repeats; null if the booking must not repeat. */
  lastDate: string | null;
  book: BoardActions['book'];
  onDone: () => void;
};
type Caller = { name: string; phone: string; note: string; price: string; until: string | null };
const EMPTY: Caller = { name: '', phone: '', note: '', price: '', until: null };

/** The caller: a name is enough, Enter saves. Only the owner and managers may change the price. */
export function PhoneForm({ tiles, lastDate, book, onDone }: Props) {
  const [first] = tiles;
  const withoutPrice = useSession(isDayStaff);
  const { kit, refusal, saveBy } = useEntryForm({
    about: ['hour', first?.key ?? ''],
    empty: EMPTY,
    prepare: ({ price, until, ...who }) => ({
      ...who,
      ...(price && !withoutPrice ? { price: Number(price) } : {}),
      hours: tiles.map(({ fieldId, date, timeSlot }) => ({ fieldId, date, timeSlot })),
      ...(until ? { repeatUntil: until } : {}),
    }),
    send: book,
    onDone,
  });
  const { form, text, busy } = kit;
  const { price, until } = kit.values;
  const total = tiles.reduce((sum, tile) => sum + (tile.hour?.price ?? 0), 0);
  return (
    <form {...form} className="stack gap-3">
      <RefusalNote
        refusal={refusal}
        rest="Boş olanları kaydet"
        onRest={until ? () => saveBy((booking) => book({ ...booking, skipTaken: true })) : undefined}
      />
      <TextField {...text('name')} label="Ad" required autoComplete="off" data-autofocus />
      <TextField
        {...text('phone')}
        label="Telefon (isteğe bağlı)"
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <div className={withoutPrice ? 'stack gap-3' : styles.pair}>
        <TextField {...text('note')} label="Not" autoComplete="off" />
        {!withoutPrice && (
          <TextField
            {...text('price', digitsOf)}
            label={tiles.length > 1 ? 'Saat ücreti' : 'Ücret'}
            inputMode="numeric"
            suffix="TL"
            placeholder={String(first?.hour?.price ?? '')}
          />
        )}
      </div>
      {lastDate !== null && <Repeat {...kit} date={first?.date ?? ''} lastDate={lastDate} />}
      <Button type="submit" block busy={busy}>
        Kaydet{total > 0 && !price ? ` · ${formatMoney(total)}` : ''}
      </Button>
    </form>
  );
}

type RepeatProps = Pick<FormKit<Caller>, 'values' | 'errors' | 'set'> & {
  date: string;
  lastDate: string;
};

function Repeat({ values: { until }, errors, set, date, lastDate }: RepeatProps) {
  return (
    <>
      <CheckboxField
        label={`Her hafta ${formatDay(date).split(' ').at(-1)} günü tekrarla`}
        checked={until !== null}
        onChange={({ target }) =>
          set({ until: target.checked ? notAfter(addDays(date, 21), lastDate) : null })
        }
      />
      {until !== null && (
        <TextField
          type="date"
          label="Son tarih"
          min={date}
          max={lastDate}
          value={until}
          error={errors.repeatUntil}
          onChange={({ target }) => set({ until: target.value || date })}
        />
      )}
    </>
  );
}

const notAfter = (wanted: string, last: string) => [wanted, last].sort()[0] ?? last;
