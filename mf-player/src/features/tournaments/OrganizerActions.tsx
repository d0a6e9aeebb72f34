import { Pencil, X } from 'lucide-react';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { useState } from 'react';
import { useCancelTournament } from './queries.ts';

/** The organizer's actions until the day of the tournament is over. */
export function OrganizerActions({ tournament }: { tournament: Tournament }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelTournament(tournament.id);
  const { id, name, participants } = tournament;
  return (
    <div className="stack gap-3">
      <LinkButton
        to={`/tournament/${encodeURIComponent(id)}/edit`}
        variant="secondary"
        block
        icon={<Pencil aria-hidden="true" />}
      >
        Turnuvayı düzenle
      </LinkButton>
      <Button variant="secondary" block icon={<X aria-hidden="true" />} onClick={() => setAsking(true)}>
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
    </div>
  );
}
