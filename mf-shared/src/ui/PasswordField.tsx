import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styles from './Field.module.css';
import { Field, type FieldBase, useField } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldBase;

/** Password with a button that shows and hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      <div className={styles.inside}>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...control}
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
