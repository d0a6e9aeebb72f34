import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export type FormDialogProps = Pick<DialogProps, 'title' | 'size' | 'onClose' | 'children'> & {
  /** By default true, until it is unmounted. */
  open?: boolean;
  /** The props of the form, and whether it is being sent: both from `useForm`. */
  form: ComponentProps<'form'>;
  busy: boolean;
  /** The words of the button that sends. */
  submit: ReactNode;
  variant?: ButtonProps['variant'];
  /** Of the form; by default its fields stand below each other. */
  className?: string | undefined;
};

/** A dialog around one form, with the buttons that send it and that close it. */
export function FormDialog(props: FormDialogProps) {
  const { form, busy, submit, variant, onClose, className = 'stack gap-4', children, ...dialog } = props;
  const id = useId();
  return (
    <Dialog
      open
      {...dialog}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={id} variant={variant ?? 'primary'} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className={className}>
        {children}
      </form>
    </Dialog>
  );
}
