import { useInfiniteQuery } from '@tanstack/react-query';
import { formatClock, formatInstant } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { ChangeList } from './ChangeList.tsx';
import { changesQuery } from './queries.ts';
import styles from './Staff.module.css';

type Props = { businessId: string; subjectId: string; now: number };

/** Who changed this last, and everything that was changed about it on demand; nothing while nobody has. */
export function LastChange({ businessId, subjectId, now }: Props) {
  const changes = useInfiniteQuery(changesQuery(businessId, subjectId)).data?.pages.flatMap(
    ({ rows }) => rows,
  );
  const [last] = changes ?? [];
  if (!changes || !last) return null;
  const when = istanbulDate(Date.parse(last.createdAt)) === istanbulDate(now) ? formatClock : formatInstant;
  return (
    <Disclosure
      summary={
        <span className={styles.last}>
          Son değişiklik: <b>{last.who}</b>, {doneIn(last.text)}, {when(last.createdAt)}
        </span>
      }
    >
      <ChangeList changes={changes} />
    </Disclosure>
  );
}

/** `20 Kasım Cuma, 21:00-22:00 · Ali Veli: onaylandı` without what stands beside it anyway. */
const doneIn = (text: string): string => text.slice(text.lastIndexOf(': ') + 1).trim();
