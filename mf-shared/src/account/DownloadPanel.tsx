import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { request } from 'mf-shared/api-client';
import { saveFile } from 'mf-shared/save-file';
import type { ReactNode } from 'react';
import { errorText } from '../api-client/error-text.ts';
import { exportAccount } from '../contracts/calls/account.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toast } from '../ui/toast.ts';

/** Downloads all data of an account as a file; `children` describes the content. */
export function DownloadPanel({ children }: { children: ReactNode }) {
  const download = useDownload();
  return (
    <Panel title="Verilerimi indir" lead="Hakkınızda tuttuğumuz her şey tek bir dosyada (JSON).">
      {children}
      <div className="row wrap gap-3">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          Verilerimi indir
        </Button>
      </div>
    </Panel>
  );
}

const useDownload = () =>
  useMutation({
    mutationFn: async () => saveFile(await request(exportAccount)),
    onSuccess: () => toast.success('Verileriniz indirildi.'),
    onError: (error) => toast.error(errorText(error, 'Verileriniz indirilemedi. Lütfen tekrar deneyin.')),
  });
