import type { Reservation } from 'mf-shared/contracts/reservations';
import { cx } from 'mf-shared/ui/cx';
import type { Decide } from '../bookings/useDecision.ts';
import { RequestCards } from './RequestCards.tsx';

type Props = { rows: readonly Reservation[]; now: number; decide: Decide; className?: string | undefined };

/** Id of the heading, for links to it. */
export const TONIGHT_ID = 'bugunun-istekleri';

/** Requests for tonight, soonest first; nothing without any. */
export function TonightRequests({ rows, now, decide, className }: Props) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={TONIGHT_ID} className={cx('stack shrink to-top gap-4', className)}>
      <h2 id={TONIGHT_ID} tabIndex={-1}>
        Bugünün istekleri
      </h2>
      <RequestCards rows={rows} now={now} decide={decide} />
    </section>
  );
}
