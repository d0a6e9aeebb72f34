import type { Listing } from 'mf-shared/contracts/requests';
import { actorId, useSession } from 'mf-shared/session';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { useState } from 'react';
import { AdCard } from './AdCard.tsx';
import styles from './Ads.module.css';
import { FoundDialog } from './FoundDialog.tsx';
import { useEndAd } from './queries.ts';

/** The cards, and the questions before an own ad ends. */
export function AdList({ ads, now }: { ads: readonly Listing[]; now: number }) {
  const actor = useSession(actorId);
  const [found, setFound] = useState<Listing | null>(null);
  const [leaving, setLeaving] = useState<Listing | null>(null);
  const end = useEndAd();
  return (
    <>
      <ul className={styles.list}>
        {ads.map((ad) => (
          <AdCard
            key={ad.id}
            ad={ad}
            own={ad.user.id === actor}
            now={now}
            onEnd={(isFound) => (isFound ? setFound : setLeaving)(ad)}
          />
        ))}
      </ul>
      <FoundDialog ad={found} onClose={() => setFound(null)} />
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && end.mutateAsync({ id: leaving.id, found: false })}
        title="İlanı kaldır"
        confirmLabel="İlanı Kaldır"
      >
        <p>İlanınız listeden hemen kalkar. Yerine yeni bir ilan verebilirsiniz.</p>
      </ConfirmDialog>
    </>
  );
}
