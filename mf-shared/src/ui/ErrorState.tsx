import { RotateCcw } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './ErrorState.module.css';

export type ErrorStateProps = {
  /** Turkish message about the failure. */
  message?: string;
  /** The failed query; the button reads it again by default. */
  query?: { refetch: () => unknown; isFetching: boolean };
  onRetry?: () => void;
  retrying?: boolean;
};

/** State of a region that failed to load, with a retry button. */
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
