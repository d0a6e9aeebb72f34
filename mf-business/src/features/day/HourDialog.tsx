import { MessageCircle, Phone } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import { formatPhone, formatSlot } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { StatusBadge } from 'mf-shared/ui/StatusBadge';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RemoveDialog } from '../bookings/RemoveDialog.tsx';
import type { Decide, Verb } from '../bookings/useDecision.ts';
import styles from './Day.module.css';
import type { Hour } from './day.ts';

type Props = { hour: Hour | null; onClose: () => void; decide: Decide };

/** Who holds an hour, how to reach them, and what can be decided about it. */
export function HourDialog({ hour, onClose, decide }: Props) {
  const [removing, setRemoving] = useState<Hour | null>(null);
  const decided = (verb: Verb) => {
    if (hour?.reservationId) void decide({ verb, reservationId: hour.reservationId });
    onClose();
  };
  return (
    <>
      <Dialog
        open={hour !== null}
        onClose={onClose}
        title={hour?.kind === 'closure' ? 'Kapalı' : (hour?.user?.fullName ?? 'Rezervasyon')}
        size="sm"
        actions={
          hour?.reservationId &&
          (hour.status === 'pending' ? (
            <>
              <Button variant="secondary" onClick={() => decided('reject')}>
                Reddet
              </Button>
              <Button onClick={() => decided('approve')}>Onayla</Button>
            </>
          ) : (
            <Button
              variant="danger"
              onClick={() => {
                setRemoving(hour);
                onClose();
              }}
            >
              Sil
            </Button>
          ))
        }
      >
        {hour && <HourFacts hour={hour} />}
      </Dialog>
      <RemoveDialog
        booking={
          removing && {
            id: removing.reservationId ?? '',
            who: removing.user?.fullName ?? '',
            slot: formatSlot(removing),
          }
        }
        onClose={() => setRemoving(null)}
        decide={decide}
      />
    </>
  );
}

function HourFacts({ hour }: { hour: Hour }) {
  return (
    <div className={styles.detail}>
      <p className={styles.when}>
        {formatSlot(hour)}
        <span>{hour.fieldName}</span>
      </p>
      {hour.subscriptionId ? (
        <p>
          <Badge tone="accent">Abonelik</Badge> <Link to="/subscription/requests">Abonelikleri yönet</Link>
        </p>
      ) : (
        hour.status !== 'available' && !hour.kind && <StatusBadge status={hour.status} />
      )}
      {hour.kind && (
        <p>
          <Badge tone="info">{hour.kind === 'phone' ? 'Telefon' : 'Kapalı'}</Badge> {hour.note}{' '}
          <Link to={`/business/board?date=${hour.date}`}>Tabloda aç</Link>
        </p>
      )}
      {hour.user?.phone && (
        <div className={styles.reach}>
          <a href={`tel:${hour.user.phone}`} className={styles.phone}>
            <Phone aria-hidden="true" />
            {formatPhone(hour.user.phone)}
          </a>
          {hour.kind !== 'phone' && (
            <LinkButton variant="secondary" icon={<MessageCircle />} to={chatLink(hour.user.id, 'User')}>
              Mesaj
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
