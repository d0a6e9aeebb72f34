import { Badge } from 'mf-shared/ui/Badge';
import { toThem } from './toThem.ts';

type Props = { played: number | undefined; noShows: number | undefined };

/**
 * What venues said about a player: to how many matches one came. Red only where more than every third was missed;
 * nothing while nobody has said anything.
 */
export function PlayerRecord({ played = 0, noShows = 0 }: Props) {
  const all = played + noShows;
  if (all === 0) return null;
  if (noShows === 0) return <Badge tone="success">{played} kez geldi</Badge>;
  const tone = noShows * 3 > all ? 'danger' : 'warning';
  if (played === 0) return <Badge tone={tone}>{noShows} kez gelmedi</Badge>;
  return (
    <Badge tone={tone}>
      {all} maçın {toThem(played)} geldi
    </Badge>
  );
}
