import { X } from 'lucide-react';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { useState } from 'react';
import { useCancelTournament } from './queries.ts';

/** Lets the organizer call the tournament off, until its day is over. */
export function CancelTournament({ tournament }: { tournament: Tournament }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelTournament(tournament.id);
  const { name, participants } = tournament;
  return (
    <>
      <Button variant="ghost" size="sm" icon={<X aria-hidden="true" />} onClick={() => setAsking(true)}>
        Turnuvayı iptal et
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => cancel.mutateAsync()}
        title="Turnuva iptal edilsin mi?"
        confirmLabel="Turnuvayı İptal Et"
      >
        <p>
          <b>{name}</b> listeden kalkar ve geri alınamaz.
          {participants.length > 0 && ` Kayıtlı ${participants.length} oyuncuya hemen haber verilir.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
