import type { Ad } from 'mf-shared/contracts/ads';
import { actorId, useSession } from 'mf-shared/session';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { AdCard } from './AdCard.tsx';
import styles from './Ads.module.css';
import { FoundDialog } from './FoundDialog.tsx';
import { useEndAd } from './queries.ts';

/** An own ad that is about to end, and how it ends. */
export type Ending = { ad: Ad; found: boolean } | null;

type Props = { ads: readonly Ad[]; showCity: boolean; now: number; onEnd: (ending: Ending) => void };

export function AdList({ ads, showCity, now, onEnd }: Props) {
  const actor = useSession(actorId);
  return (
    <ul className={styles.list}>
      {ads.map((ad) => (
        <AdCard
          key={ad.id}
          ad={ad}
          own={ad.user.id === actor}
          showCity={showCity}
          now={now}
          onEnd={(found) => onEnd({ ad, found })}
        />
      ))}
    </ul>
  );
}

/** The questions before an own ad ends. They stand outside the list, because the ad leaves the list at once. */
export function EndingDialogs({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const end = useEndAd();
  const leaving = ending?.found === false ? ending.ad : null;
  return (
    <>
      <FoundDialog ad={ending?.found ? ending.ad : null} onClose={onClose} />
      <ConfirmDialog
        open={leaving !== null}
        onClose={onClose}
        onConfirm={() => leaving && end.mutateAsync({ id: leaving.id, found: false })}
        title="İlanı kaldır"
        confirmLabel="İlanı Kaldır"
      >
        <p>İlanınız listeden hemen kalkar. Yerine yeni bir ilan verebilirsiniz.</p>
      </ConfirmDialog>
    </>
  );
}
