import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { type FieldBase, FieldNotes, useFieldWiring } from './Field.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldBase;

/** Checkbox with its whole line as the target. */
export function CheckboxField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const wiring = useFieldWiring({ ...input, hint, error });
  return (
    <div className={cx(styles.check, className)}>
      <label htmlFor={wiring.id} className={styles.checkLine}>
        <input {...input} {...wiring} type="checkbox" />
        <span className={cx(input.required && styles.required)}>{label}</span>
      </label>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}
