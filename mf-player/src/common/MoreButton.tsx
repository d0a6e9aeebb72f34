import { Button } from 'mf-shared/ui/Button';

type Paged = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Props = { query: Paged; label?: string; size?: 'sm' | 'md' };

/** Loads the next page of a list, and says when that failed. */
export function MoreButton({ query, label = 'Daha fazla göster', size = 'md' }: Props) {
  return (
    <>
      {query.isFetchNextPageError && <p role="alert">Devamı yüklenemedi. Lütfen tekrar deneyin.</p>}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size={size}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {label}
        </Button>
      )}
    </>
  );
}
