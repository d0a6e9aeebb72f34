import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { cx } from 'mf-shared/ui/cx';
import { Panel } from 'mf-shared/ui/Panel';
import { SubscribeForm } from '../subscriptions/SubscribeForm.tsx';
import below from './Below.module.css';
import { weekQuery } from './queries.ts';
import { useWeekAddress } from './useWeekAddress.ts';
import { weekAt } from './week.ts';

type Props = { venueId: string; venueName: string };

/** The form for a weekly hour, below the week of a venue. It reads the week that the board has loaded. */
export function SubscribePanel({ venueId, venueName }: Props) {
  const { offset } = useWeekAddress();
  const actor = useSession(actorId);
  const isOther = useSession((session) => Boolean(session.business ?? session.admin));
  const week = useQuery({
    ...weekQuery(venueId, weekAt(offset, Date.now()), actor),
    enabled: !isOther,
    // What was chosen in the form outlives a turn of the week, and the moment in which the session is restored.
    placeholderData: keepPreviousData,
  });
  const fields = week.data?.weeklyData ?? [];
  if (isOther || fields.length === 0) return null;
  return (
    <Panel
      className={cx(below.subscribe)}
      title="Haftalık abonelik"
      lead="Her hafta aynı gün, aynı saat sizin olsun. İşletme onaylayınca önümüzdeki 12 hafta size ayrılır."
    >
      <SubscribeForm venueId={venueId} venueName={venueName} fields={fields} />
    </Panel>
  );
}
