import { RELEASE_MEASURES, type WatchedRemote } from 'mf-shared/contracts/release-watch';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';

/** A candidate that was taken back by itself, and why. */
export function TakenBack({ candidate }: { candidate: WatchedRemote['takenBack'][number] }) {
  const { version, stable, at, harm } = candidate;
  return (
    <Alert tone="warning" title={`${version} kendiliğinden geri alındı`}>
      <time dateTime={at}>{formatInstant(at)}</time>. {RELEASE_MEASURES[harm.measure]}: adayda{' '}
      {formatNumber(harm.candidate.bad)} / {formatNumber(harm.candidate.witnesses)} ziyaretçi, {stable}{' '}
      sürümünde {formatNumber(harm.stable.bad)} / {formatNumber(harm.stable.witnesses)}.
    </Alert>
  );
}
