import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { saveBilling } from 'mf-shared/contracts/calls/payments';
import { type BillingDetails, BillingInput } from 'mf-shared/contracts/invoices';
import { useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

type Props = { venueId: string; billing: BillingDetails | null };

/** What the venue's invoices say from now on; without it they bear its name. */
export function BillingForm({ venueId, billing }: Props) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: BillingInput) => request(saveBilling, { body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return client.invalidateQueries({ queryKey: keys.payments(venueId, 'state') });
    },
  });
  const { form, text, busy, failure } = useForm({
    start: {
      title: billing?.title ?? '',
      taxOffice: billing?.taxOffice ?? '',
      taxNumber: billing?.taxNumber ?? '',
    },
    check: BillingInput,
    whenTyped: 'clear',
    send: (typed) => save.mutateAsync(typed),
  });
  return (
    <Disclosure summary="Fatura bilgileri">
      <form {...form} className="stack gap-4">
        <p>
          Bundan sonraki faturalarınızda bu bilgiler yazar; girmediyseniz işletmenizin adı yazar. Kesilmiş
          faturalar değişmez.
        </p>
        <TextField {...text('title')} label="Unvan" required />
        <TextField {...text('taxOffice')} label="Vergi dairesi" />
        <TextField {...text('taxNumber')} label="Vergi ya da T.C. kimlik numarası" inputMode="numeric" />
        {failure && <Alert tone="danger">{failure}</Alert>}
        <div className="row">
          <Button type="submit" variant="secondary" busy={busy}>
            Fatura bilgilerini kaydet
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}
