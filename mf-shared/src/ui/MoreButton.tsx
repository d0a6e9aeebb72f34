import { Button, type ButtonProps } from './Button.tsx';

type Paged = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

type Props = Pick<ButtonProps, 'size' | 'block'> & { query: Paged; label?: string };

/** Loads the next page of a list, and says when that failed. */
export function MoreButton({ query, label = 'Daha fazla göster', ...looks }: Props) {
  return (
    <>
      {query.isFetchNextPageError && <p role="alert">Devamı yüklenemedi. Lütfen tekrar deneyin.</p>}
      {query.hasNextPage && (
        <Button
          {...looks}
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
