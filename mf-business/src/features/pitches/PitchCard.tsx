import { Check, Pencil, Trash2 } from 'lucide-react';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { FieldNotes } from 'mf-shared/ui/Field';
import { IconButton } from 'mf-shared/ui/IconButton';
import { Price } from 'mf-shared/ui/Price';
import { type ComponentProps, useState } from 'react';
import { HoursEditor } from './HoursEditor.tsx';
import { isComplete, MISSING_PITCH, type PitchDraft } from './model.ts';
import styles from './PitchEditor.module.css';
import { PitchInputs } from './PitchInputs.tsx';

type Props = {
  pitch: PitchDraft;
  index: number;
  errors: Readonly<Record<string, string>>;
  onChange: (pitch: PitchDraft) => void;
  onRemove: () => void;
  onCopyHours: (() => void) | undefined;
};

/** One pitch of the list: its data, its hours, and the buttons to change both. */
export function PitchCard({ pitch, index, errors, onChange, onRemove, onCopyHours }: Props) {
  const [editing, setEditing] = useState(false);
  const id = `fields-${index}`;
  const error = (key: string) => errors[`fields.${index}.${key}`];
  const own = { name: error('name'), capacity: error('capacity'), price: error('price') };
  const open = editing || Object.values(own).some(Boolean) || !isComplete(pitch);
  return (
    <li
      className={styles.pitch}
      id={id}
      tabIndex={-1}
      data-invalid={errors[`fields.${index}`] ? true : undefined}
    >
      <header className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <div className={styles.titles}>
          <h3>{pitch.name.trim() || 'Adsız saha'}</h3>
          <p className={styles.facts}>
            <span>{pitch.capacity}</span>
            {Number(pitch.price) > 0 && <Price amount={Number(pitch.price)} per="saat" size="sm" />}
            {pitch.workingHours.length === 0 && <Badge tone="warning">Saat eklenmedi</Badge>}
          </p>
        </div>
        <div className={styles.tools}>
          <IconButton
            label={`${pitch.name} sahasını düzenle`}
            icon={<Pencil />}
            aria-expanded={open}
            onClick={() => setEditing(!open)}
          />
          <IconButton
            label={`${pitch.name} sahasını kaldır`}
            icon={<Trash2 />}
            tone="danger"
            onClick={onRemove}
          />
        </div>
      </header>
      <FieldNotes id={id} error={errors[`fields.${index}`]} />
      {open && (
        <PitchForm id={id} pitch={pitch} errors={own} onChange={onChange} onDone={() => setEditing(false)} />
      )}
      <HoursEditor
        id={`${id}-hours`}
        pitch={pitch}
        error={error('workingHours')}
        onChange={onChange}
        onCopyToAll={pitch.workingHours.length > 0 ? onCopyHours : undefined}
      />
    </li>
  );
}

type FormProps = Pick<Props, 'pitch' | 'onChange'> & {
  id: string;
  errors: ComponentProps<typeof PitchInputs>['errors'];
  onDone: () => void;
};

/** Name, size and price of a pitch that is being edited. */
function PitchForm({ id, pitch, errors, onChange, onDone }: FormProps) {
  const missing = isComplete(pitch) ? undefined : MISSING_PITCH;
  return (
    <div className="stack shrink gap-4">
      <PitchInputs
        id={id}
        value={pitch}
        required
        errors={errors}
        missing={missing}
        onChange={({ name, capacity, price }) => onChange({ ...pitch, name, capacity, price })}
      />
      {missing && <FieldNotes id={id} error={missing} />}
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Check />}
          disabled={missing !== undefined}
          onClick={onDone}
        >
          Tamam
        </Button>
      </div>
    </div>
  );
}
