import { Button } from 'mf-shared/ui/Button';

type Paged = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** The way to the next page of a list, and that it could not be had. */
export function MoreButton({ query, label = 'Daha fazla göster' }: { query: Paged; label?: string }) {
  return (
    <>
      {query.isFetchNextPageError && <p role="alert">Devamı yüklenemedi. Lütfen tekrar deneyin.</p>}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {label}
        </Button>
      )}
    </>
  );
}
