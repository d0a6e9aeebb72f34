import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { Field, type FieldBase, useField } from './Field.tsx';

export type TextAreaProps = ComponentProps<'textarea'> & FieldBase;

/** Several lines of text with label, hint and error. */
export function TextArea({ rows = 4, ...area }: TextAreaProps) {
  const { frame, control } = useField(area);
  return (
    <Field {...frame}>
      <textarea {...control} rows={rows} className={cx(styles.control, styles.area)} />
    </Field>
  );
}
