import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { type FieldBase, FieldNotes, useField } from './Field.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldBase;

/** Checkbox with its whole line as the target. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { frame, control } = useField(props);
  return (
    <div className={cx(styles.check, frame.className)}>
      <label htmlFor={frame.id} className={styles.checkLine}>
        <input {...control} type="checkbox" className="control-box" />
        <span className={cx(frame.required && styles.required)}>{frame.label}</span>
      </label>
      <FieldNotes id={frame.id} hint={frame.hint} error={frame.error} />
    </div>
  );
}
