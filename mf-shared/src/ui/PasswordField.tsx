import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styles from './Field.module.css';
import { Field, type FieldBase, useFieldWiring } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldBase;

/** Password with a button that shows and hides it. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const wiring = useFieldWiring({ ...input, hint, error });
  const [shown, setShown] = useState(false);
  return (
    <Field
      id={wiring.id}
      label={label}
      hint={hint}
      error={error}
      required={input.required}
      className={className}
    >
      <div className={styles.inside}>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...input}
          {...wiring}
          type={shown ? 'text' : 'password'}
          className={styles.control}
        />
        <IconButton
          label={shown ? 'Gizle' : 'Göster'}
          icon={shown ? <EyeOff /> : <Eye />}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
