import { Badge } from 'mf-shared/ui/Badge';

type Props = { played: number | undefined; noShows: number | undefined };

/** What venues said about a player: how often one came, and did not. Nothing while nobody has said anything. */
export function PlayerRecord({ played = 0, noShows = 0 }: Props) {
  if (noShows > 0) {
    return (
      <Badge tone="danger">
        {noShows} kez gelmedi{played > 0 ? `, ${played} kez geldi` : ''}
      </Badge>
    );
  }
  return played > 0 ? <Badge tone="success">{played} kez geldi</Badge> : null;
}
