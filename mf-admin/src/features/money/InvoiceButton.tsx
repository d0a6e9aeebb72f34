import { useMutation } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { deskInvoicePage } from 'mf-shared/contracts/calls/money';
import type { Invoice } from 'mf-shared/contracts/invoices';
import { saveFile } from 'mf-shared/save-file';
import { Button } from 'mf-shared/ui/Button';
import { toast } from 'mf-shared/ui/toast';

/** Downloads an invoice as a page to print. */
export function InvoiceButton({ invoice: { id, no, kind } }: { invoice: Invoice }) {
  const download = useMutation({
    mutationFn: async () => saveFile(await request(deskInvoicePage, { params: { id } })),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button size="sm" variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      {kind === 'sale' ? 'Fatura' : 'İade faturası'} {no}: indir
    </Button>
  );
}
