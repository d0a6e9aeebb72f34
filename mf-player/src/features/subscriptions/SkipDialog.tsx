import type { Occurrence, Subscription } from 'mf-shared/contracts/subscriptions';
import { formatDay, formatInstant, formatUntil } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { Dialog } from 'mf-shared/ui/Dialog';
import { CallVenue } from '../../common/CallVenue.tsx';

const TITLE = 'Bu haftayı atla';

type Props = {
  subscription: Subscription;
  week: Occurrence | null;
  onClose: () => void;
  onConfirm: (week: Occurrence) => Promise<unknown>;
};

/** Asks before a week is given away, and says until when that works; after that it names whom to call. */
export function SkipDialog({ subscription, week, onClose, onConfirm }: Props) {
  const until = week?.cancelUntil;
  if (week && until !== undefined && until < Date.now()) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={TITLE}
        size="sm"
        actions={
          <Button variant="secondary" onClick={onClose}>
            Tamam
          </Button>
        }
      >
        <div className="stack to-start gap-3">
          <p>
            <b>{formatDay(week.date)}</b> haftasını bırakma süresi geçti; son an {formatInstant(until)} idi.
            Gelemeyecekseniz lütfen işletmeyi arayın.
          </p>
          <CallVenue phone={subscription.businessPhone} />
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={week !== null}
      onClose={onClose}
      onConfirm={() => week && onConfirm(week)}
      title={TITLE}
      confirmLabel="Haftayı Atla"
      tone="primary"
    >
      {week && (
        <div className="stack gap-3">
          <p>
            <b>{formatDay(week.date)}</b> saatiniz başkalarına açılır. Sonraki hafta aboneliğiniz aynı saatte
            sürer.
          </p>
          {until !== undefined && <p>Bu haftayı {formatUntil(until)} atlayabilirsiniz.</p>}
        </div>
      )}
    </ConfirmDialog>
  );
}
