import { useQuery } from '@tanstack/react-query';
import type { Dismissal } from 'mf-shared/contracts/recommendations';
import { actorId, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { useId, useRef } from 'react';
import { PageBody } from '../../common/PageBody.tsx';
import { HourSkeletons } from './HourSkeletons.tsx';
import { Hours } from './Hours.tsx';
import { People } from './People.tsx';
import { recommendationsQuery } from './queries.ts';
import styles from './Recommendations.module.css';
import { useDismiss } from './useDismiss.ts';

/** Recommendations on the player's start page. Shows nothing if there are none or the call fails. */
export function Recommendations() {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const actor = useSession(actorId);
  const city = useSession((state) => state.user?.city);
  const { data, isError, isFetching, refetch } = useQuery(recommendationsQuery(actor));
  const dismiss = useDismiss();
  const onDismiss = (what: Dismissal) => {
    // The pressed button disappears with its card.
    title.current?.focus();
    dismiss.mutate(what);
  };
  const isEmpty = data && data.hours.length + data.opponents.length + data.players.length === 0;
  return (
    <PageBody>
      <section aria-labelledby={titleId} aria-busy={!data && !isError} className={styles.section}>
        <header>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            Size önerilenler
          </h2>
          {!isEmpty && (data || !isError) && (
            <p className={styles.lead}>Maçlarınıza, arkadaşlarınıza ve şehrinize bakarak seçtik.</p>
          )}
        </header>
        {!data && !isError && <HourSkeletons />}
        {!data && isError && (
          <p className={styles.quiet}>
            Öneriler şu anda alınamadı.{' '}
            <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Tekrar dene
            </Button>
          </p>
        )}
        {isEmpty && <Nothing city={city} />}
        {data && (
          <Hours hours={data.hours} onDismiss={(targetId) => onDismiss({ kind: 'venue', targetId })} />
        )}
        {data && !isEmpty && (
          <People opponents={data.opponents} players={data.players} onDismiss={onDismiss} />
        )}
      </section>
    </PageBody>
  );
}

function Nothing({ city }: { city: string | null | undefined }) {
  if (city) {
    return <p className={styles.quiet}>Şehrinizde şu anda önerecek bir şey yok. Yakında yeniden bakın.</p>;
  }
  return (
    <p className={styles.quiet}>
      Profilinize şehrinizi ekleyin, size yakın boş saatleri ve oyuncuları burada görün.{' '}
      <LinkButton to="/profile/user" variant="secondary" size="sm">
        Şehrimi Ekle
      </LinkButton>
    </p>
  );
}
