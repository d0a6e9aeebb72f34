import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { Field, type FieldBase, useFieldWiring } from './Field.tsx';

export type TextAreaProps = ComponentProps<'textarea'> & FieldBase;

/** Several lines of text with label, hint and error. */
export function TextArea({ label, hint, error, className, rows = 4, ...area }: TextAreaProps) {
  const wiring = useFieldWiring({ ...area, hint, error });
  return (
    <Field
      id={wiring.id}
      label={label}
      hint={hint}
      error={error}
      required={area.required}
      className={className}
    >
      <textarea {...area} {...wiring} rows={rows} className={cx(styles.control, styles.area)} />
    </Field>
  );
}
