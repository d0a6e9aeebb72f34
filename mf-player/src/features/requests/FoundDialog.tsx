import type { Listing } from 'mf-shared/contracts/requests';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { useEndAd } from './queries.ts';

type Props = { ad: Listing | null; onClose: () => void };

/** Asks the owner whether the ad has done its work, and ends it. */
export function FoundDialog({ ad, onClose }: Props) {
  const end = useEndAd();
  return (
    <ConfirmDialog
      open={ad !== null}
      onClose={onClose}
      onConfirm={() => ad && end.mutateAsync({ id: ad.id, found: true })}
      title="Aradığınızı buldunuz mu?"
      confirmLabel="Evet, bulundu"
      tone="primary"
    >
      <p>İlanınız tamamlanır ve listeden kalkar. Sonra yeni bir ilan verebilirsiniz.</p>
    </ConfirmDialog>
  );
}
