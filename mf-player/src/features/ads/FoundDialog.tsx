import type { Ad } from 'mf-shared/contracts/ads';
import { MatchDialog } from '../matches/MatchDialog.tsx';
import { useEndAd } from './queries.ts';

type Props = { ad: Ad | null; onClose: () => void };

/** Makes a match out of an answered ad. If there is nothing to arrange, only ends the ad. */
export function FoundDialog({ ad, onClose }: Props) {
  const end = useEndAd();
  if (!ad) return null;
  return (
    <MatchDialog
      key={ad.id}
      ad={ad}
      onClose={onClose}
      onEnd={() => end.mutate({ id: ad.id, found: true }, { onSuccess: onClose })}
      ending={end.isPending}
    />
  );
}
