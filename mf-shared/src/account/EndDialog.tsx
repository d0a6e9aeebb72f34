import { type ReactNode, useEffect, useId, useState } from 'react';
import { type FormKit, findEmpty, useForm } from '../form/index.ts';
import { NO_PROOF, type ProofInput, type TypedProof } from '../security/ProofFields.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Account.module.css';

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
  /** Inputs that prove the account's owner. */
  fields: (input: ProofInput) => ReactNode;
  /** Ends the account with the typed values, and leaves. */
  send: (proof: TypedProof) => Promise<unknown>;
};
type Ending = FormKit<TypedProof & { agreed: boolean }>;

const MISSING = { password: 'Şifrenizi yazın.', agreed: 'Devam etmek için onaylayın.' };

/** The end of an account: first the consequences, then proof and confirmation. */
export function EndDialog({ open, onClose, title, consequences, ready = true, ...last }: Props) {
  const formId = useId();
  const [sure, setSure] = useState(false);
  const ending = useForm({
    start: { ...NO_PROOF, agreed: false },
    check: (typed) => findEmpty(typed, MISSING),
    whenTyped: 'clear',
    failed: last.failed,
    send: ({ agreed: _, ...proof }) => last.send(proof),
  });
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
          {last.fields(ending.input)}
        </Confirmation>
      )}
      {!sure && (ready ? <ul className={styles.consequences}>{consequences}</ul> : consequences)}
    </Dialog>
  );
}

type ConfirmationProps = { formId: string; ending: Ending; agree: string; children: ReactNode };

function Confirmation({ formId, ending, agree, children }: ConfirmationProps) {
  const { form, failure, tick } = ending;
  const { ref } = form;
  // The button of the first step is gone, and the focus with it.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  return (
    <form id={formId} {...form} className="stack gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      {children}
      <CheckboxField {...tick('agreed')} name="agreed" label={agree} />
    </form>
  );
}
