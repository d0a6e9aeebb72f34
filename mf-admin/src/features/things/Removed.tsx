import { useQuery } from '@tanstack/react-query';
import { Panel } from 'mf-shared/ui/Panel';
import { contentsQuery } from '../accounts/queries.ts';
import { RemovedItem } from '../removals/RemovedItem.tsx';

type Props = { type: 'ad' | 'tournament'; id: string; playerId: string };

/** The removal of something that a player published, with the way back. Nothing where it was not removed. */
export function Removed({ type, id, playerId }: Props) {
  const { data } = useQuery(contentsQuery({ kind: 'player', id: playerId }));
  const removals = data?.removals.filter((one) => one.type === type && one.content.id === id) ?? [];
  if (removals.length === 0) return null;
  return (
    <Panel title="Kaldırma kararı">
      {removals.map((one) => (
        <RemovedItem key={one.id} removal={one} />
      ))}
    </Panel>
  );
}
