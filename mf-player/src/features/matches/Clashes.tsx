import { useQuery } from '@tanstack/react-query';
import type { MatchClash } from 'mf-shared/contracts/matches';
import { Alert } from 'mf-shared/ui/Alert';
import { useDebounced } from '../../common/useDebounced.ts';
import { clashesQuery } from './queries.ts';
import type { WhenValues } from './WhenFields.tsx';

/** What else the people have at the time of a match. A warning only: the people know whether both are possible. */
export function ClashAlert({ clashes }: { clashes: readonly MatchClash[] }) {
  if (clashes.length === 0) return null;
  return (
    <Alert tone="warning" title="Aynı saatte başka bir plan var">
      {clashes.map(({ text }) => text).join(' ')}
    </Alert>
  );
}

/** The same for a match that does not exist yet. */
export function ClashPreview({ values, userB }: { values: WhenValues; userB: string }) {
  const asked = useDebounced(JSON.stringify({ ...values, userB }), 300);
  const clashes = useQuery(clashesQuery(JSON.parse(asked) as WhenValues & { userB: string }));
  return <ClashAlert clashes={clashes.data ?? []} />;
}
