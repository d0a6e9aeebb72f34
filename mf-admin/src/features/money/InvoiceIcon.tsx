import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { request } from 'mf-shared/api-client';
import { deskInvoicePage } from 'mf-shared/contracts/calls/money';
import type { Invoice } from 'mf-shared/contracts/invoices';
import { saveFile } from 'mf-shared/save-file';
import { IconButton } from 'mf-shared/ui/IconButton';
import { toast } from 'mf-shared/ui/toast';

type Props = { invoice: Invoice; className?: string | undefined };

const nameOf = ({ kind, no }: Invoice) =>
  `${no} numaralı ${kind === 'sale' ? 'faturayı' : 'iade faturasını'} indir`;

const useDownload = ({ id }: Invoice) =>
  useMutation({
    mutationFn: async () => saveFile(await request(deskInvoicePage, { params: { id } })),
    onError: (error) => toast.error(error.message),
  });

/** Downloads an invoice as a page to print. */
export function InvoiceIcon({ invoice, className }: Props) {
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
