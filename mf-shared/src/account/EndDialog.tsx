import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useShowFirstError } from '../ui/useShowFirstError.ts';
import styles from './Account.module.css';
import { type Ending, useEnding } from './useEnding.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Title of the first step. */
  title: string;
  /** List items that name the consequences, or a placeholder until they are known. */
  consequences: ReactNode;
  /** Whether the consequences are known. */
  ready?: boolean;
  /** The final confirmation, and the button that ends the account. */
  agree: string;
  submit: string;
  /** The message when the server sent none. */
  failed: string;
  /** Inputs that prove the account's owner, with their errors by name. */
  fields: (errors: Readonly<Record<string, string>>) => ReactNode;
  /** Ends the account with the typed values, and leaves. */
  send: (values: Record<string, string>) => Promise<unknown>;
};

/** The end of an account: first the consequences, then proof and confirmation. */
export function EndDialog({ open, onClose, title, consequences, ready = true, ...last }: Props) {
  const formId = useId();
  const [sure, setSure] = useState(false);
  const ending = useEnding(last);
  const close = () => {
    setSure(false);
    ending.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={sure ? 'Son onay' : title}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Vazgeç
          </Button>
          {sure ? (
            <Button key="end" type="submit" form={formId} variant="danger" busy={ending.busy}>
              {last.submit}
            </Button>
          ) : (
            <Button key="on" disabled={!ready} onClick={() => setSure(true)}>
              Devam et
            </Button>
          )}
        </>
      }
    >
      {sure && (
        <Confirmation formId={formId} ending={ending} agree={last.agree}>
          {last.fields(ending.errors)}
        </Confirmation>
      )}
      {!sure && (ready ? <ul className={styles.consequences}>{consequences}</ul> : consequences)}
    </Dialog>
  );
}

type ConfirmationProps = { formId: string; ending: Ending; agree: string; children: ReactNode };

function Confirmation({ formId, ending, agree, children }: ConfirmationProps) {
  const ref = useRef<HTMLFormElement>(null);
  const focusError = useShowFirstError(ref);

  // The button of the first step is gone, and the focus with it.
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);

  return (
    <form
      id={formId}
      ref={ref}
      noValidate
      className={styles.form}
      onSubmit={(event) => void ending.onSubmit(event, focusError)}
      onChange={({ target }: { target: EventTarget }) => {
        if (target instanceof HTMLInputElement) ending.typed(target.name);
      }}
    >
      {ending.error && <Alert tone="danger">{ending.error}</Alert>}
      {children}
      <CheckboxField label={agree} name="agreed" error={ending.errors.agreed} />
    </form>
  );
}
