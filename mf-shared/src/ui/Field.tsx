import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './Field.module.css';

/** Common props of every form field, besides the native props of its control. */
export type FieldBase = {
  label: ReactNode;
  /** Help text, always shown under the control. */
  hint?: ReactNode;
  /** Turkish message about the error and its remedy; marks the control as invalid. */
  error?: ReactNode;
};

type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Ids and ARIA attributes that connect a control to its hint and error. */
export function useFieldWiring(props: {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  'aria-describedby'?: string | undefined;
  /** For a control with its error elsewhere, such as below a group. */
  'aria-invalid'?: unknown;
}): Wiring {
  const own = useId();
  const id = props.id ?? own;
  const described = [
    props['aria-describedby'],
    props.error ? `${id}-error` : null,
    props.hint ? `${id}-hint` : null,
  ].filter(Boolean);
  return {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': props.error || props['aria-invalid'] ? true : undefined,
  };
}

type FieldProps = FieldBase & {
  /** Id of the control. */
  id: string;
  required?: boolean | undefined;
  className?: string | undefined;
  /** Shown at the right end of the label's line, such as a slider's value. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Frame of a field: label, control, error and hint. Use the ready fields unless a control is special. */
export function Field({ id, label, hint, error, required, className, aside, children }: FieldProps) {
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.labelLine}>
        <label htmlFor={id} className={cx(styles.label, required && styles.required)}>
          {label}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Error and hint of the control `id`, under the ids of `useFieldWiring`. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
