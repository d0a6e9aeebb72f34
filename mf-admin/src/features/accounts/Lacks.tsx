import { useInfiniteQuery } from '@tanstack/react-query';
import type { DeskPlayer, DeskVenue } from 'mf-shared/contracts/desk';
import styles from './Account.module.css';
import type { Whose } from './acts.ts';
import { blocksQuery } from './queries.ts';

type Props = { whose: Whose; account: DeskPlayer | DeskVenue };

const inTurkish = new Intl.ListFormat('tr');

/** One line that says which panels an account lacks. */
export function Lacks({ whose, account: { bookings, reports, sessions } }: Props) {
  const made = useInfiniteQuery(blocksQuery(whose, 'made'));
  const received = useInfiniteQuery(blocksQuery(whose, 'received'));
  const [blocksNobody, isBlockedByNobody] = [made, received].map(
    ({ data }) => data?.pages[0]?.rows.length === 0,
  );
  const lacks = [
    ...(bookings.length === 0 ? ['gelecek saat'] : []),
    ...(reports.length === 0 ? ['açık şikâyet'] : []),
    ...(sessions.length === 0 ? ['açık oturum'] : []),
    ...(blocksNobody && !isBlockedByNobody ? ['engellenen hesap'] : []),
    ...(isBlockedByNobody && !blocksNobody ? ['engelleyen hesap'] : []),
    ...(blocksNobody && isBlockedByNobody ? ['engel'] : []),
  ];
  if (lacks.length === 0) return null;
  return <p className={styles.muted}>Bu hesapta {inTurkish.format(lacks)} yok.</p>;
}
