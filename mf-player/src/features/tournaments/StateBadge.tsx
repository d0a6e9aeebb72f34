import type { Tournament } from 'mf-shared/contracts/tournaments';
import { Badge } from 'mf-shared/ui/Badge';

/** The most important fact about a tournament before opening it. */
export function StateBadge({
  tournament: { isRegistered, isPast, isFull, isCancelled },
}: {
  tournament: Tournament;
}) {
  if (isCancelled) return <Badge tone="danger">İptal edildi</Badge>;
  if (isRegistered)
    return <Badge tone={isPast ? 'success' : 'accent'}>{isPast ? 'Oynadınız' : 'Kayıtlısınız'}</Badge>;
  if (isPast) return <Badge>Oynandı</Badge>;
  return isFull ? <Badge tone="danger">Dolu</Badge> : <Badge>Kayıt açık</Badge>;
}
