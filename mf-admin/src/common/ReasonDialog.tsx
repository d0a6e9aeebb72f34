import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import type { ButtonProps } from 'mf-shared/ui/Button';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import type { ReactNode } from 'react';
import { ReasonField } from './ReasonField.tsx';

type Props = {
  title: string;
  submit: string;
  variant?: ButtonProps['variant'];
  /** Who reads the reason; by default admins alone. */
  hint?: string;
  onClose: () => void;
  /** A rejected promise keeps the dialog open with the typed text. */
  onSend: (reason: string) => Promise<unknown>;
  children: ReactNode;
};

/** Says what an act does, and asks for its reason. */
export function ReasonDialog({ title, submit, variant, hint, onClose, onSend, children }: Props) {
  const { form, text, busy, failure } = useForm({
    start: { reason: '' },
    prepare: trimmed,
    check: (typed) => findEmpty(typed, { reason: 'Gerekçeyi yazın.' }),
    whenTyped: 'clear',
    send: async ({ reason }) => {
      await onSend(reason);
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      size="sm"
      form={form}
      busy={busy}
      submit={submit}
      variant={variant}
      onClose={onClose}
    >
      {children}
      <ReasonField {...text('reason')} {...(hint ? { hint } : {})} />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
