import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { Field, type FieldBase, useFieldWiring } from './Field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix' | 'size'> &
  FieldBase & {
    /** Shown before the value inside the frame, such as '+90'. */
    prefix?: ReactNode;
    /** Shown after the value inside the frame, such as 'TL'. */
    suffix?: ReactNode;
  };

/** One line of text with label, hint and error. `className` goes to the frame, all else to the input. */
export function TextField({ label, hint, error, prefix, suffix, className, ...input }: TextFieldProps) {
  const wiring = useFieldWiring({ ...input, hint, error });
  const control = <input {...input} {...wiring} className={cx(styles.control)} />;
  return (
    <Field
      id={wiring.id}
      label={label}
      hint={hint}
      error={error}
      required={input.required}
      className={className}
    >
      {prefix || suffix ? (
        <div className={styles.affixed}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          {control}
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}
