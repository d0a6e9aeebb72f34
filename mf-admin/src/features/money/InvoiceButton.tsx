import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { request } from 'mf-shared/api-client';
import { deskInvoicePage } from 'mf-shared/contracts/calls/money';
import type { Invoice } from 'mf-shared/contracts/invoices';
import { saveFile } from 'mf-shared/save-file';
import { Button } from 'mf-shared/ui/Button';
import { IconButton } from 'mf-shared/ui/IconButton';
import { toast } from 'mf-shared/ui/toast';

type Props = { invoice: Invoice };

const nameOf = ({ kind, no }: Invoice) => `${kind === 'sale' ? 'Fatura' : 'İade faturası'} ${no}: indir`;

const useDownload = ({ id }: Invoice) =>
  useMutation({
    mutationFn: async () => saveFile(await request(deskInvoicePage, { params: { id } })),
    onError: (error) => toast.error(error.message),
  });

/** Downloads an invoice as a page to print. */
export function InvoiceButton({ invoice }: Props) {
  const download = useDownload(invoice);
  return (
    <Button size="sm" variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      {nameOf(invoice)}
    </Button>
  );
}

/** The same in the line of a list. */
export function InvoiceIcon({ invoice, className }: Props & { className: string | undefined }) {
  const download = useDownload(invoice);
  return (
    <IconButton
      label={nameOf(invoice)}
      icon={<Download />}
      className={className}
      aria-busy={download.isPending}
      onClick={() => !download.isPending && download.mutate()}
    />
  );
}
