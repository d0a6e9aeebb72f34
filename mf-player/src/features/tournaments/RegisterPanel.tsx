import { MessageCircle, Pencil } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Tournament } from 'mf-shared/contracts/tournaments';
import { formatDate } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { actorId, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Panel } from 'mf-shared/ui/Panel';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Fact, Facts } from '../../common/Facts.tsx';
import { useHeldFocus } from '../../common/useHeldFocus.ts';
import { CancelTournament } from './CancelTournament.tsx';
import { useRegistration } from './queries.ts';
import { StateBadge } from './StateBadge.tsx';
import styles from './Tournaments.module.css';
import { feeText } from './words.ts';

/** The facts of a tournament, and the player's own registration. */
export function RegisterPanel({ tournament }: { tournament: Tournament }) {
  const me = useSession(actorId);
  const { organizer } = tournament;
  const mayChange = organizer?.id === me && !tournament.isPast && !tournament.isCancelled;
  return (
    <Panel title="Bilgiler" actions={<StateBadge tournament={tournament} />}>
      <Facts>
        <Fact name="Tarih">{formatDate(tournament.date)}</Fact>
        <Fact name="Şehir">{tournament.location.city}</Fact>
        <Fact name="Katılım ücreti">{feeText(tournament.fee)}</Fact>
        <Fact name="Düzenleyen">
          {organizer ? (
            <Link to={`/user/${encodeURIComponent(organizer.id)}`}>{organizer.fullName}</Link>
          ) : (
            'Silinmiş hesap'
          )}
        </Fact>
      </Facts>
      <div className="stack gap-3">
        <Registration tournament={tournament} />
        {mayChange && <OrganizerActions tournament={tournament} />}
        {organizer && organizer.id !== me && (
          <LinkButton
            to={chatLink(organizer.id, 'User')}
            variant="secondary"
            block
            icon={<MessageCircle aria-hidden="true" />}
          >
            Düzenleyene yaz
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}

const OrganizerActions = ({ tournament }: { tournament: Tournament }) => (
  <div className="row wrap gap-2">
    <LinkButton
      to={`/tournament/${encodeURIComponent(tournament.id)}/edit`}
      variant="ghost"
      size="sm"
      icon={<Pencil aria-hidden="true" />}
    >
      Turnuvayı düzenle
    </LinkButton>
    <CancelTournament tournament={tournament} />
  </div>
);

function Registration({ tournament }: { tournament: Tournament }) {
  const [leaving, setLeaving] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const held = useHeldFocus(box);
  const { mutateAsync, isPending } = useRegistration(tournament.id);
  const isOpen = !tournament.isPast && !tournament.isCancelled;
  const mayLeave = isOpen && tournament.isRegistered && tournament.date > istanbulDate(Date.now());
  // By then the error has been shown.
  const send = (leave: boolean) => mutateAsync({ leave }).catch(() => {});
  return (
    <div ref={box} tabIndex={-1} className={styles.registration} {...held}>
      {isOpen && !tournament.isRegistered && !tournament.isFull && (
        <Button size="lg" block busy={isPending} onClick={() => void send(false)}>
          Turnuvaya Kayıt Ol
        </Button>
      )}
      {isOpen && tournament.isRegistered && (
        <p role="status">Yeriniz ayrıldı. {formatDate(tournament.date)} günü sahada olun.</p>
      )}
      {isOpen && !tournament.isRegistered && tournament.isFull && (
        <p role="status">Bütün yerler doldu. Yer açılırsa buradan kayıt olabilirsiniz.</p>
      )}
      {tournament.isCancelled && (
        <p role="status">
          Düzenleyen kişi bu turnuvayı iptal etti.{tournament.isRegistered && ' Gelmenize gerek yok.'}
        </p>
      )}
      {tournament.isPast && !tournament.isCancelled && <p>Bu turnuvanın tarihi geçti; kayıtlar kapandı.</p>}
      {mayLeave && (
        <Button variant="secondary" block busy={isPending} onClick={() => setLeaving(true)}>
          Kaydımı sil
        </Button>
      )}
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => send(true)}
        title="Kaydı sil"
        confirmLabel="Kaydımı Sil"
      >
        <p>
          <b>{tournament.name}</b> turnuvasındaki yeriniz hemen başkalarına açılır.
        </p>
      </ConfirmDialog>
    </div>
  );
}
