import { Copy, Plus, X } from 'lucide-react';
import type { WorkingHours } from 'mf-shared/contracts/venues';
import { Button } from 'mf-shared/ui/Button';
import { FieldNotes } from 'mf-shared/ui/Field';
import { IconButton } from 'mf-shared/ui/IconButton';
import { SelectField } from 'mf-shared/ui/SelectField';
import { useState } from 'react';
import styles from './HoursEditor.module.css';
import { addRange, type PitchDraft, rangeText } from './model.ts';
import { SlotPreview } from './SlotPreview.tsx';
import { endOptions, TIMES } from './times.ts';

type Props = {
  id: string;
  pitch: PitchDraft;
  error: string | undefined;
  onChange: (pitch: PitchDraft) => void;
  /** Gives these hours to every pitch; absent without hours to copy or other pitches. */
  onCopyToAll: (() => void) | undefined;
};

/** Ranges of working hours of one pitch, and the resulting hours for players. */
export function HoursEditor({ id, pitch, error, onChange, onCopyToAll }: Props) {
  const { range, workingHours } = pitch;
  // A refusal is about the typed range and these hours; a change of either removes it.
  const hours = JSON.stringify([range, workingHours]);
  const [refused, setRefused] = useState({ hours: '', words: '' });
  const shown = refused.hours === hours ? refused.words : error;
  const setRange = (next: Partial<WorkingHours>) => onChange({ ...pitch, range: { ...range, ...next } });
  const add = () => {
    const next = addRange(pitch);
    if ('error' in next) setRefused({ hours, words: next.error });
    else onChange(next);
  };
  const remove = (gone: WorkingHours) =>
    onChange({ ...pitch, workingHours: workingHours.filter((one) => one !== gone) });
  const invalid = (value: string) =>
    shown && (value === '' || (range.start !== '' && range.end !== ''))
      ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` }
      : {};
  return (
    <fieldset className={styles.hours} aria-label={`Çalışma saatleri: ${pitch.name}`}>
      <legend className={styles.legend}>Çalışma saatleri</legend>
      {workingHours.length > 0 && <Ranges ranges={workingHours} onRemove={remove} />}
      <div className={styles.add}>
        <SelectField
          id={id}
          label="Başlangıç"
          placeholder="Saat"
          options={TIMES}
          value={range.start}
          onChange={(event) => setRange({ start: event.target.value })}
          {...invalid(range.start)}
        />
        <SelectField
          label="Bitiş"
          placeholder="Saat"
          options={endOptions(range.start)}
          value={range.end}
          onChange={(event) => setRange({ end: event.target.value })}
          {...invalid(range.end)}
        />
        <Button variant="secondary" icon={<Plus />} onClick={add}>
          Saat ekle
        </Button>
      </div>
      <FieldNotes id={id} hint="Saatler tam ve buçuklarda (:00 ve :30) başlar ve biter." error={shown} />
      <SlotPreview ranges={workingHours} />
      {onCopyToAll && (
        <div className={styles.copy}>
          <Button variant="ghost" size="sm" icon={<Copy />} onClick={onCopyToAll}>
            Bu saatleri bütün sahalara kopyala
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type RangesProps = { ranges: readonly WorkingHours[]; onRemove: (range: WorkingHours) => void };

const Ranges = ({ ranges, onRemove }: RangesProps) => (
  <ul className="row wrap gap-2">
    {ranges.map((one) => (
      <li key={rangeText(one)} className={styles.range}>
        <span>{rangeText(one)}</span>
        <IconButton label={`${rangeText(one)} aralığını kaldır`} icon={<X />} onClick={() => onRemove(one)} />
      </li>
    ))}
  </ul>
);
