import { useQuery } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { deskCancelTournament } from 'mf-shared/contracts/calls/desk-things';
import type { DeskTournament } from 'mf-shared/contracts/desk-things';
import { formatDate, formatMoney, mapLink } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CHANGED_BY } from '../../common/keys.ts';
import { PartyLink } from '../../common/PartyLink.tsx';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { tournamentQuery } from './queries.ts';
import { Removed } from './Removed.tsx';
import { ThingPage } from './ThingPage.tsx';
import styles from './Things.module.css';

/** A tournament, for the admins. */
export function TournamentPage() {
  const { id = '' } = useParams();
  const [asking, setAsking] = useState<DeskTournament | null>(null);
  return (
    <>
      <ThingPage
        key={id}
        kind="Turnuva"
        query={useQuery(tournamentQuery(id))}
        titleOf={({ name }) => name}
        acts={(one) =>
          one.canCancel && (
            <Button size="sm" variant="danger" onClick={() => setAsking(one)}>
              Turnuvayı iptal et
            </Button>
          )
        }
        facts={(one) => <Facts one={one} />}
      >
        {({ players, organizer }) => (
          <>
            <Panel title={`Kayıtlı oyuncular (${players.length})`}>
              {players.length === 0 ? (
                <p className={styles.muted}>Henüz kayıtlı oyuncu yok.</p>
              ) : (
                <ul className={styles.players}>
                  {players.map((one) => (
                    <li key={one.id}>
                      <PartyLink {...one} />
                    </li>
                  ))}
                </ul>
              )}
            </Panel>
            {organizer && <Removed type="tournament" id={id} playerId={organizer.id} />}
          </>
        )}
      </ThingPage>
      {asking && <CancelDialog one={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

const Facts = ({ one }: { one: DeskTournament }) => (
  <>
    <dt>Düzenleyen</dt>
    <dd>{one.organizer ? <PartyLink {...one.organizer} /> : 'Hesabı silinmiş'}</dd>
    <dt>Tarih</dt>
    <dd>{formatDate(one.date)}</dd>
    <dt>Yer</dt>
    <dd>
      {one.city}
      {one.coordinates && (
        <>
          {' · '}
          <a href={mapLink(one.coordinates)} target="_blank" rel="noreferrer">
            Haritada göster
          </a>
        </>
      )}
    </dd>
    <dt>Ücret</dt>
    <dd>{one.fee === 0 ? 'Ücretsiz' : `${formatMoney(one.fee)}, düzenleyene ödenir`}</dd>
    <dt>Kontenjan</dt>
    <dd>
      {one.players.length}/{one.capacity}
    </dd>
  </>
);

/** Says who is told, and asks for the reason. */
function CancelDialog({ one, onClose }: { one: DeskTournament; onClose: () => void }) {
  const { id, version, name, players, organizer } = one;
  const cancel = useDeskAct(
    (reason: string) => request(deskCancelTournament, { params: { id }, body: { reason, version } }),
    { reads: CHANGED_BY.thing, hasForm: true },
  );
  return (
    <ReasonDialog
      title="Turnuva iptal edilsin mi?"
      submit="İptal et"
      variant="danger"
      hint="Turnuvadaki herkes bunu bildirimde okur; işlem kaydına da yazılır."
      onClose={onClose}
      onSend={cancel.mutateAsync}
    >
      <p>
        <b>{name}</b> ({formatDate(one.date)}) iptal edilir ve geri alınamaz: listelerden kalkar, yeni kayıt
        almaz.
      </p>
      <p>
        {[...(organizer ? [organizer.name] : []), `kayıtlı ${players.length} oyuncu`].join(' ve ')} haber
        alır.{one.fee > 0 && ' Ödenmiş katılım ücretlerini düzenleyen geri verir.'}
      </p>
    </ReasonDialog>
  );
}
