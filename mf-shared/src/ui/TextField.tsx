import type { ComponentProps, ReactNode } from 'react';
import { DateInput } from './DateInput.tsx';
import styles from './Field.module.css';
import { Field, type FieldBase, useField } from './Field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> &
  FieldBase & {
    /** Shown before the value inside the frame, such as '+90'. */
    prefix?: ReactNode;
    /** Shown after the value inside the frame, such as 'TL'. */
    suffix?: ReactNode;
  };

/** One line of text with label, hint and error. `className` goes to the frame, all else to the input. */
export function TextField({ prefix, suffix, ...input }: TextFieldProps) {
  const { frame, control } = useField(input);
  const Line = control.type === 'date' ? DateInput : 'input';
  const line = <Line {...control} className={styles.control} />;
  return (
    <Field {...frame}>
      {prefix || suffix ? (
        <div className={styles.affixed}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          {line}
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </div>
      ) : (
        line
      )}
    </Field>
  );
}
