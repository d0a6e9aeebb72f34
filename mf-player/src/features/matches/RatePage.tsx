import { useInfiniteQuery } from '@tanstack/react-query';
import type { Match, MatchPlayer } from 'mf-shared/contracts/matches';
import { formatDate } from 'mf-shared/format';
import { actorId, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { SelectField } from 'mf-shared/ui/SelectField';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { type FormEvent, useRef, useState } from 'react';
import { BackLink } from '../../common/BackLink.tsx';
import { MoreButton } from '../../common/MoreButton.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import { unratedOf } from './MatchCard.tsx';
import styles from './Matches.module.css';
import { matchesQuery } from './queries.ts';
import { RateDialog } from './RateDialog.tsx';

/** Opponents of past matches who wait for a rating. */
export function RatePage() {
  useDocumentTitle('Oyuncu Puanla');
  const actor = useSession(actorId) ?? '';
  const matches = useInfiniteQuery(matchesQuery(actor, 'rateable'));
  const rows = matches.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <PageHeader
        title="Oyuncu Puanla"
        lead="Karşılaştığınız rakipleri puanlayın; verdiğiniz puanlar oyuncu kartlarına yansır."
        kicker={<BackLink to="/matches">Maçlarım</BackLink>}
        art="corner"
        narrow
      />
      <PageBody narrow busy={matches.isPending}>
        {matches.isPending && <Skeleton height="12rem" />}
        {matches.isError && !rows && (
          <ErrorState
            message="Maçlar alınamadı."
            onRetry={() => void matches.refetch()}
            retrying={matches.isFetching}
          />
        )}
        {rows?.length === 0 && (
          <EmptyState
            title="Puanlayacağınız oyuncu yok."
            action={<LinkButton to="/matches">Maçlarım</LinkButton>}
          >
            Bir maçın rakiplerini, maç başladıktan bir saat sonra puanlayabilirsiniz.
          </EmptyState>
        )}
        {rows && rows.length > 0 && <Choice matches={rows} actor={actor} />}
        <MoreButton query={matches} label="Daha eski maçlar" />
      </PageBody>
    </>
  );
}

const keyOf = (match: Match, player: MatchPlayer) => `${match.id}/${player.id}`;

function Choice({ matches, actor }: { matches: readonly Match[]; actor: string }) {
  const select = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState('');
  const [missing, setMissing] = useState(false);
  const [open, setOpen] = useState(false);
  const choices = matches.flatMap((match) =>
    unratedOf(match, actor).map((player) => ({ key: keyOf(match, player), match, player })),
  );
  const chosen = choices.find(({ key }) => key === picked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!chosen);
    if (chosen) setOpen(true);
    else select.current?.querySelector('select')?.focus();
  };
  return (
    <Panel title="Rakip seçin">
      <form ref={select} className={styles.form} onSubmit={submit} noValidate>
        <SelectField
          label="Oyuncu"
          placeholder="Oyuncu seçin"
          value={chosen ? picked : ''}
          error={missing && !chosen ? 'Lütfen bir oyuncu seçin.' : undefined}
          required
          onChange={(event) => setPicked(event.target.value)}
        >
          {matches.map((match) => (
            <optgroup
              key={match.id}
              label={`${formatDate(match.matchDate)} ${match.hour}, ${match.matchLocation}`}
            >
              {unratedOf(match, actor).map((player) => (
                <option key={player.id} value={keyOf(match, player)}>
                  {player.fullName}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <Button type="submit" size="lg">
          Puanla
        </Button>
      </form>
      {open && chosen && (
        <RateDialog
          key={chosen.key}
          match={chosen.match}
          player={chosen.player}
          actor={actor}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}
