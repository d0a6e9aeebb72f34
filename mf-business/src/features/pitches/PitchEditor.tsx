import { Plus } from 'lucide-react';
import { MAX_PITCHES } from 'mf-shared/contracts/venues';
import { Button } from 'mf-shared/ui/Button';
import { FieldNotes } from 'mf-shared/ui/Field';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addPitch, isComplete, MISSING_PITCH, type PitchDraft, type PitchesDraft } from './model.ts';
import { PitchCard } from './PitchCard.tsx';
import styles from './PitchEditor.module.css';
import { PitchInputs } from './PitchInputs.tsx';

type Props = {
  value: PitchesDraft;
  onChange: (value: PitchesDraft) => void;
  /** The errors, by the paths of the contract: `fields`, `fields.new`, `fields.0.price`. */
  errors: Readonly<Record<string, string>>;
};

/** The pitches of a venue: a list with their hours, and a form for a new one. */
export function PitchEditor({ value, onChange, errors }: Props) {
  const editor = useRef<HTMLDivElement>(null);
  const { pitches, adding } = value;
  const { news, isRefused, add, replace, remove, copyHours } = usePitches(value, onChange);
  useFocusOfPitches(editor, pitches.length);
  const refusal = isRefused && !isComplete(adding) && MISSING_PITCH;
  const error = refusal || errors['fields.new'] || (pitches.length === 0 ? errors.fields : undefined);

  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  };

  return (
    <div ref={editor} className="stack shrink gap-4" tabIndex={-1}>
      {pitches.length > 0 && (
        <ol className="stack shrink gap-4">
          {pitches.map((pitch, index) => (
            <PitchCard
              key={pitch.key}
              pitch={pitch}
              index={index}
              errors={errors}
              onChange={replace}
              onRemove={() => remove(pitch)}
              onCopyHours={pitches.length > 1 ? () => copyHours(pitch) : undefined}
            />
          ))}
        </ol>
      )}
      {pitches.length < MAX_PITCHES && (
        <fieldset className={styles.adder} onKeyDown={addOnEnter}>
          <legend className={styles.legend}>{pitches.length === 0 ? 'İlk sahanız' : 'Yeni saha'}</legend>
          <PitchInputs
            id="fields-new"
            value={adding}
            required={pitches.length === 0}
            onChange={(next) => onChange({ ...value, adding: next })}
            missing={error}
          />
          <FieldNotes
            id="fields-new"
            error={error}
            hint={pitches.length === 0 && 'Sahayı ekledikten sonra çalışma saatlerini girersiniz.'}
          />
          <div>
            <Button variant="secondary" icon={<Plus />} onClick={add}>
              Saha ekle
            </Button>
          </div>
        </fieldset>
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </div>
  );
}

/** The changes of the list, and what a screen reader hears of the last one. */
function usePitches(value: PitchesDraft, onChange: Props['onChange']) {
  const [isRefused, setRefused] = useState(false);
  const [news, setNews] = useState('');
  const { pitches, adding } = value;
  const add = () => {
    const next = addPitch(value);
    setRefused(next === null);
    if (!next) return;
    setNews(`${adding.name.trim()} eklendi.`);
    onChange(next);
  };
  const replace = (pitch: PitchDraft) =>
    onChange({ ...value, pitches: pitches.map((one) => (one.key === pitch.key ? pitch : one)) });
  const remove = (pitch: PitchDraft) => {
    setNews(`${pitch.name} kaldırıldı.`);
    onChange({ ...value, pitches: pitches.filter((one) => one.key !== pitch.key) });
  };
  const copyHours = (from: PitchDraft) => {
    setNews(`${from.name} saatleri bütün sahalara kopyalandı.`);
    onChange({ ...value, pitches: pitches.map((one) => ({ ...one, workingHours: from.workingHours })) });
  };
  return { news, isRefused, add, replace, remove, copyHours };
}

/** A new pitch gets the focus for its hours; a removed one must not take the focus away. */
function useFocusOfPitches(editor: RefObject<HTMLDivElement | null>, length: number) {
  const count = useRef(length);
  useEffect(() => {
    const added = length === count.current + 1 ? `#fields-${length - 1}` : null;
    const removed = length === count.current - 1;
    count.current = length;
    if (added) editor.current?.querySelector<HTMLElement>(added)?.focus();
    else if (removed) editor.current?.focus();
  }, [editor, length]);
}
