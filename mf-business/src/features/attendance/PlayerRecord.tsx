import { Badge } from 'mf-shared/ui/Badge';
import { toThem } from './toThem.ts';

type Props = { played: number | undefined; noShows: number | undefined };

/**
 * A player's record at venues: how many matches they came to. Red only if they missed more than a third,
 * plain up to a fifth; nothing without a record.
 */
export function PlayerRecord({ played = 0, noShows = 0 }: Props) {
  const all = played + noShows;
  if (all === 0) return null;
  if (noShows === 0) return <Badge tone="success">{played} kez geldi</Badge>;
  const tone = noShows * 3 > all ? 'danger' : noShows * 5 > all ? 'warning' : 'neutral';
  if (played === 0) return <Badge tone={tone}>{noShows} kez gelmedi</Badge>;
  return (
    <Badge tone={tone}>
      {all} maçın {toThem(played)} geldi
    </Badge>
  );
}
