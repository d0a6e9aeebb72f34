import { useInfiniteQuery } from '@tanstack/react-query';
import { formatClock, formatInstant } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { ChangeList } from './ChangeList.tsx';
import { changesQuery } from './queries.ts';
import styles from './Staff.module.css';
import { useAuthor } from './useAuthor.ts';

type Props = { venueId: string; subjectId: string; now: number };

/** Who changed this last, and all its changes on demand; nothing without changes. */
export function LastChange({ venueId, subjectId, now }: Props) {
  const authorOf = useAuthor();
  const { data } = useInfiniteQuery(changesQuery(venueId, subjectId));
  const changes = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const [last] = changes;
  if (!last) return null;
  const isToday = istanbulDate(Date.parse(last.createdAt)) === istanbulDate(now);
  const when = (isToday ? formatClock : formatInstant)(last.createdAt);
  const [label, done] = whoDid(last.text);
  return (
    <details className={styles.history}>
      <summary>
        <span>
          {label}: <b>{authorOf(last.who)}</b>, {done && `${done}, `}
          {when}
        </span>
      </summary>
      <ChangeList changes={changes} />
    </details>
  );
}

const ONE_WORD: Record<string, string> = {
  onaylandı: 'Onaylayan',
  'iptal edildi': 'İptal eden',
  reddedildi: 'Reddeden',
  'buraya taşındı': 'Taşıyan',
  'telefonla yazıldı': 'Yazan',
  'telefonla alındı': 'Yazan',
  'geçmiş saat sonradan yazıldı': 'Sonradan yazan',
  'saatler kapatıldı': 'Kapatan',
};

/**
 * `20 Kasım Cuma, 21:00-22:00 · Ali Veli: onaylandı` -> `Onaylayan`; without such a word, a general label and what was
 * done. Text after the word, such as an amount, stays.
 */
function whoDid(text: string): [label: string, done: string] {
  const done = text.slice(text.lastIndexOf(': ') + 1).trim();
  const [first = '', ...rest] = done.split(', ');
  const word = ONE_WORD[first];
  return word ? [word, rest.join(', ')] : ['Son değişiklik', done];
}
