import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { formatDate } from 'mf-shared/format';
import { actorId, useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { SelectField } from 'mf-shared/ui/SelectField';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lineupChoicesQuery } from '../lineups/queries.ts';
import { matchesQuery } from '../matches/queries.ts';
import type { Member } from './model.ts';
import { fromLineup, fromMatch } from './sources.ts';

type Props = { onAdd: (members: readonly Member[]) => void };
type Choice = { value: string; label: string; members: Member[] };

/** The newest matches and lineups, whose players can be added together. */
function useChoices() {
  const actor = useSession(actorId) ?? '';
  const matches = useInfiniteQuery(matchesQuery(actor, 'all'));
  const lineups = useQuery({ ...lineupChoicesQuery(actor), enabled: actor !== '' });
  const ofMatches = (matches.data?.pages ?? []).flatMap((page) =>
    page.rows.map((match) => ({
      value: `match-${match.id}`,
      label: `${formatDate(match.matchDate)}, ${match.hour}, ${match.matchLocation}`,
      members: fromMatch(match),
    })),
  );
  const ofLineups = (lineups.data ?? []).map((lineup) => ({
    value: `lineup-${lineup.id}`,
    label: `${lineup.name} (${lineup.players.length} oyuncu)`,
    members: fromLineup(lineup),
  }));
  return { ofMatches, ofLineups, isPending: matches.isPending || lineups.isPending };
}

/** Adds all players of a match or a lineup; `?match=` in the address does so at once. */
export function Sources({ onAdd }: Props) {
  const { ofMatches, ofLineups, isPending } = useChoices();
  const [value, setValue] = useState('');
  const [params, setParams] = useSearchParams();
  const asked = params.get('match');
  const wanted = asked === null ? undefined : ofMatches.find((one) => one.value === `match-${asked}`);
  useEffect(() => {
    if (!wanted) return;
    onAdd(wanted.members);
    setParams({}, { replace: true });
  });
  if (isPending) return <Skeleton height="5rem" />;
  if (ofMatches.length + ofLineups.length === 0) return null;
  const chosen = [...ofMatches, ...ofLineups].find((one) => one.value === value);
  return (
    <div className="stack gap-2">
      <SelectField
        label="Maçtan ya da kadrodan"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      >
        <option value="">Seçin</option>
        <Options label="Maçlarınız" choices={ofMatches} />
        <Options label="Kadrolarınız" choices={ofLineups} />
      </SelectField>
      {chosen && (
        <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={() => onAdd(chosen.members)}>
          Oyuncuları ekle
        </Button>
      )}
    </div>
  );
}

function Options({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </optgroup>
  );
}
