import { RotateCcw } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './ErrorState.module.css';

export type ErrorStateProps = {
  /** Turkish sentence saying what happened. */
  message?: string;
  /** What failed: it is read again where nothing else is to be done. */
  query?: { refetch: () => unknown; isFetching: boolean };
  onRetry?: () => void;
  retrying?: boolean;
};

/** What a region shows when it could not be loaded, with a way to try again. */
export function ErrorState({
  message = 'Bir hata oluştu, lütfen tekrar deneyin.',
  query,
  onRetry = query && (() => void query.refetch()),
  retrying = query?.isFetching,
}: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <span className={styles.card} aria-hidden="true" />
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button variant="secondary" icon={<RotateCcw />} busy={retrying} onClick={onRetry}>
          Tekrar dene
        </Button>
      )}
    </div>
  );
}
