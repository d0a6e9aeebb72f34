import { Button } from 'mf-shared/ui/Button';
import styles from './Evening.module.css';

type Props = { what: string; query: { isFetching: boolean; refetch: () => unknown } };

/** Says quietly what could not be read, and reads it again. */
export function Unread({ what, query }: Props) {
  return (
    <p className={styles.none}>
      {what}{' '}
      <Button variant="ghost" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        Tekrar dene
      </Button>
    </p>
  );
}
