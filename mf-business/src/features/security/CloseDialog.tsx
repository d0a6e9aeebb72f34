import { EndDialog } from 'mf-shared/account';
import { ProofFields, proofOf, useFactor } from 'mf-shared/security';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Consequences } from './Consequences.tsx';
import { useCloseAccount, useClosing } from './closing.ts';

type Props = { open: boolean; onClose: () => void };

/** First shows what ends with the account, then asks for password, second factor and confirmation. */
export function CloseDialog({ open, onClose }: Props) {
  const closing = useClosing(open);
  const factor = useFactor();
  const close = useCloseAccount();
  const ready = closing.data !== undefined && factor.data !== undefined;
  const retry = () => {
    if (!closing.data) void closing.refetch();
    if (!factor.data) void factor.refetch();
  };
  const isFailed = closing.isError || factor.isError;
  const waiting = isFailed ? (
    <ErrorState
      message="Nelerin sona ereceği öğrenilemedi."
      retrying={closing.isFetching || factor.isFetching}
      onRetry={retry}
    />
  ) : (
    <Skeleton height="14rem" />
  );
  return (
    <EndDialog
      open={open}
      onClose={onClose}
      title="İşletme hesabınızı kapatmak üzeresiniz"
      ready={ready}
      consequences={closing.data && ready ? <Consequences ends={closing.data} /> : waiting}
      agree="Hesabın geri açılamayacağını biliyorum."
      submit="Hesabı kalıcı olarak kapat"
      failed="Hesabınız kapatılamadı. Lütfen tekrar deneyin."
      fields={(input) => factor.data && <ProofFields factor={factor.data} input={input} />}
      send={async (proof) => {
        if (factor.data) await close.mutateAsync(await proofOf(proof, factor.data));
      }}
    />
  );
}
