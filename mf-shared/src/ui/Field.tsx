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

type Wired = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};
type ControlProps = FieldBase & {
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** For a control with its error elsewhere, such as below a group. */
  'aria-invalid'?: unknown;
};

/** The props of the frame and of the control, which ids and ARIA attributes connect. `className` goes to the frame. */
export function useField<P extends ControlProps>({ label, hint, error, className, ...rest }: P) {
  const own = useId();
  const id = rest.id ?? own;
  const described = [
    rest['aria-describedby'],
    error ? `${id}-error` : null,
    hint ? `${id}-hint` : null,
  ].filter(Boolean);
  const wired: Wired = {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error || rest['aria-invalid'] ? true : undefined,
  };
  const frame = { id, label, hint, error, required: rest.required, className };
  return { frame, control: { ...rest, ...wired } };
}

/** Marks a label or legend as that of a required field. */
export const requiredMark = styles.required;

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
      <div className="row items-baseline apart gap-3">
        <label htmlFor={id} className={cx(styles.label, required && requiredMark)}>
          {label}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Error and hint of the control `id`, under the ids of `useField`. */
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
