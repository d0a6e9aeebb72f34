import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextField } from 'mf-shared/ui/TextField';
import type { ComponentProps, ReactNode } from 'react';

type Props = Pick<ComponentProps<typeof FormDialog>, 'title' | 'submit' | 'form' | 'busy' | 'onClose'> & {
  venue: { name: string };
  /** The field of the sum, as the form gives it. */
  amount: Omit<ComponentProps<typeof TextField>, 'label'>;
  hint: string;
  failure: string | null | undefined;
  children?: ReactNode;
};

/** Asks for the sum that a venue gets back, and says what follows. */
export function RefundDialog({ venue, amount, hint, failure, children, ...dialog }: Props) {
  return (
    <FormDialog {...dialog} size="sm">
      <p>
        {venue.name} ödediği karta iade alır ve bu ödemenin kullanılmamış günleri hizmet süresinden düşer.
        Geri alınamaz.
      </p>
      <TextField {...amount} label="İade tutarı" inputMode="numeric" suffix="TL" required hint={hint} />
      {children}
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
