import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { DeskHit } from 'mf-shared/contracts/desk';
import { formatPhone } from 'mf-shared/format';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Choices } from '../../common/Choices.tsx';
import { PagedList } from '../../common/PagedList.tsx';
import { useTyped } from '../../common/useTyped.ts';
import { playerQuery } from '../accounts/queries.ts';
import { SHORTEST, searchQuery } from '../search/queries.ts';
import styles from './Merge.module.css';
import { MergeForm } from './MergeForm.tsx';
import { mergeQuery } from './queries.ts';

/** Merges the accounts of a player who has two. The address holds the other one, and which of them stays. */
export function MergePage() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const other = params.get('with') ?? '';
  const keepsOther = params.get('keep') === 'other';
  useDocumentTitle('Hesapları birleştir');
  const show = (next: Record<string, string>) => setParams(next, { replace: true });
  return (
    <>
      <PageHeader
        title="Hesapları birleştir"
        lead="Aynı kişinin açtığı iki oyuncu hesabından biri kapanır, kayıtları diğerine aktarılır."
        kicker={<BackLink to={`/admin/players/${id}`}>Oyuncunun sayfasına dön</BackLink>}
        art="corner"
      />
      <div className={styles.page}>
        {other === '' ? (
          <PickOther id={id} onPick={(picked) => show({ with: picked })} />
        ) : (
          <Decide
            key={`${other}${keepsOther}`}
            {...(keepsOther ? { from: id, into: other } : { from: other, into: id })}
            onSwap={() => show({ with: other, ...(keepsOther ? {} : { keep: 'other' }) })}
            onBack={() => show({})}
          />
        )}
      </div>
    </>
  );
}

/** Finds the other account. Until something is asked for, it offers who has the same name. */
function PickOther({ id, onPick }: { id: string; onPick: (id: string) => void }) {
  const query = useQuery(playerQuery(id));
  const player = query.data;
  const [q, setQ] = useState('');
  const [typed, type] = useTyped(q, setQ);
  const isAsked = q.length >= SHORTEST;
  const list = useInfiniteQuery(searchQuery(isAsked ? q : (player?.fullName ?? ''), 'player'));
  if (query.error && !player) return <ErrorState message={query.error.message} query={query} />;
  return (
    <Panel
      className={styles.pick}
      title="Diğer hesap hangisi?"
      lead={
        player && (
          <>
            <b>{player.fullName}</b> (
            {[player.email, player.phone && formatPhone(player.phone)].filter(Boolean).join(', ')}) hangi
            hesapla birleşsin? Hangisinin kapanacağını sonraki adımda seçersiniz.
          </>
        )
      }
    >
      <TextField
        label="Ad, e-posta ya da telefon"
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <div aria-live="polite" aria-busy={player !== undefined && list.isPending}>
        <PagedList
          list={list}
          skeleton={<Skeleton height="8rem" />}
          empty={
            isAsked ? (
              <EmptyState title={`“${q}” için bir oyuncu bulunamadı.`} />
            ) : (
              <NoOther isAsked={false} />
            )
          }
        >
          {(rows) => {
            const others = rows.filter((one) => one.id !== id);
            return others.length === 0 ? (
              <NoOther isAsked={isAsked} />
            ) : (
              <Found players={others} onPick={onPick} />
            );
          }}
        </PagedList>
      </div>
    </Panel>
  );
}

const NoOther = ({ isAsked }: { isAsked: boolean }) => (
  <p className={styles.muted}>
    {isAsked ? 'Bu bilgiyi kullanan başka oyuncu yok.' : 'Aynı adı kullanan başka oyuncu yok.'}
  </p>
);

function Found({ players, onPick }: { players: readonly DeskHit[]; onPick: (id: string) => void }) {
  return (
    <ul className={styles.list}>
      {players.map(({ id, title, facts }) => (
        <li key={id}>
          <span>
            <b>{title}</b> <span className={styles.muted}>{facts.join(' · ')}</span>
          </span>
          <Button size="sm" variant="secondary" aria-label={`${title}: seç`} onClick={() => onPick(id)}>
            Seç
          </Button>
        </li>
      ))}
    </ul>
  );
}

type Deciding = { from: string; into: string; onSwap: () => void; onBack: () => void };

/** Shows what the merge does, lets the admin choose which account stays, and asks for the act. */
function Decide({ from, into, onSwap, onBack }: Deciding) {
  const preview = useQuery(mergeQuery(from, into));
  const other = (
    <Button size="sm" variant="secondary" onClick={onBack}>
      Başka hesap seç
    </Button>
  );
  if (preview.error && !preview.data)
    return (
      <Panel title="Birleştirilemiyor" actions={other}>
        <ErrorState message={preview.error.message} query={preview} />
      </Panel>
    );
  if (!preview.data) return <Skeleton height="20rem" />;
  const { from: ends, into: stays } = preview.data;
  return (
    <>
      <Panel title="Hangi hesap kalsın?" actions={other}>
        <Choices
          legend="Kalacak hesap"
          value={stays.id}
          choices={[stays, ends]
            .toSorted((a, b) => (a.id < b.id ? -1 : 1))
            .map(({ id, name, email }) => ({
              value: id,
              label: `${name} · ${email}`,
            }))}
          onChoose={(chosen) => chosen !== stays.id && onSwap()}
        />
        <p>
          Giriş <b>{stays.email}</b> adresi ve onun şifresiyle yapılır. <b>{ends.email}</b> hesabı kapanır:
          giriş yapamaz, oturumları sona erer, fotoğrafı ve bildirimleri silinir.
        </p>
      </Panel>
      <MergeForm preview={preview.data} />
    </>
  );
}
