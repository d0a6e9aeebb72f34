import { request } from 'mf-shared/api-client';
import { sendTrialAlert } from 'mf-shared/contracts/calls/health';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { useState } from 'react';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';

/** Sends a trial alert on every way that alerts take. */
export function TrialButton() {
  const [isAsking, setAsking] = useState(false);
  const act = useDeskAct(() => request(sendTrialAlert, {}), { reads: [keys.alerts()] });
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        Deneme gönder
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => act.mutateAsync()}
        title="Deneme uyarısı gönderilsin mi?"
        confirmLabel="Gönder"
        tone="primary"
      >
        <p>
          Bütün platform sahipleri bildirim ve e-posta alır, açık webhook adreslerine de ileti gider. Metinde
          bunun bir deneme olduğu yazar.
        </p>
      </ConfirmDialog>
    </>
  );
}
