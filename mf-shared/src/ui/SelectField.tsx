import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { Field, type FieldBase, useField } from './Field.tsx';

/** An option: a text as its own value, or a value with its label. */
export type SelectOption = string | { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = ComponentProps<'select'> &
  FieldBase & {
    /** Options; `children` may give `<option>` elements instead. */
    options?: readonly SelectOption[];
    /** First, empty option, such as 'Mevki seçin'. */
    placeholder?: string;
  };

/** Native select with label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, children, ...select } = props;
  const { frame, control } = useField(select);
  return (
    <Field {...frame}>
      <select {...control} className={cx(styles.control, styles.select)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => {
          const { value, label: text, disabled } = toOption(option);
          return (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          );
        })}
        {children}
      </select>
    </Field>
  );
}

function toOption(option: SelectOption) {
  return typeof option === 'string' ? { value: option, label: option, disabled: false } : option;
}
