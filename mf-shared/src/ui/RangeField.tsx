import { type ChangeEvent, type ComponentProps, useState } from 'react';
import styles from './Field.module.css';
import { Field, type FieldBase, useField } from './Field.tsx';

export type RangeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> &
  FieldBase & { value?: number; defaultValue?: number };

/** Slider (0 to 100 by default) with its value beside the label. */
export function RangeField(props: RangeFieldProps) {
  const { value, defaultValue = 50, onChange, ...input } = props;
  const { frame, control } = useField(input);
  const [own, setOwn] = useState(defaultValue);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setOwn(event.target.valueAsNumber);
    onChange?.(event);
  };
  return (
    <Field
      {...frame}
      aside={
        <output htmlFor={frame.id} className={styles.value}>
          {value ?? own}
        </output>
      }
    >
      <input
        min={0}
        max={100}
        {...control}
        type="range"
        className={styles.range}
        value={value ?? own}
        onChange={change}
      />
    </Field>
  );
}
