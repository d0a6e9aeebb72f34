import { formatSlot } from 'mf-shared/format';
import { isDayStaff, useSession } from 'mf-shared/session';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { StatusBadge } from 'mf-shared/ui/StatusBadge';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Contact } from '../../common/Contact.tsx';
import { canCorrect, canMark, type Who } from '../../common/late.ts';
import { AttendanceMark } from '../attendance/AttendanceMark.tsx';
import { PlayerRecord } from '../attendance/PlayerRecord.tsx';
import type { Marked } from '../attendance/useAttendance.ts';
import { holderOf } from '../bookings/cache.ts';
import type { Verb } from '../bookings/decisions.ts';
import { RemoveDialog } from '../bookings/RemoveDialog.tsx';
import type { Decide } from '../bookings/useDecision.ts';
import { LastChange } from '../staff/LastChange.tsx';
import styles from './Day.module.css';
import type { Hour } from './day.ts';

type Props = { hour: Hour | null; now: number; onClose: () => void; decide: Decide };

/** The holder of an hour, the contact, and the decisions about it. */
export function HourDialog({ hour, now, onClose, decide }: Props) {
  const [removing, setRemoving] = useState<Hour | null>(null);
  const who = { now, isDayStaff: useSession(isDayStaff) };
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
            canCorrect(hour, who) && (
              <Button
                variant="danger"
                onClick={() => {
                  setRemoving(hour);
                  onClose();
                }}
              >
                Sil
              </Button>
            )
          ))
        }
      >
        {hour && <HourFacts hour={hour} who={who} />}
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

function HourFacts({ hour, who }: { hour: Hour; who: Who }) {
  const venueId = useSession((session) => session.business?.id);
  const { now } = who;
  const subjectId = subjectOf(hour);
  const marked = markedOf(hour);
  return (
    <div className="stack to-start gap-4">
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
      {hour.user?.phone && <Contact user={hour.user} canMessage={hour.kind !== 'phone'} />}
      {hour.status === 'pending' && <PlayerRecord played={hour.user?.played} noShows={hour.user?.noShows} />}
      {venueId && marked && canMark(hour, who) && (
        <AttendanceMark venueId={venueId} of={marked} attendance={hour.attendance ?? null} />
      )}
      {venueId && subjectId && <LastChange venueId={venueId} subjectId={subjectId} now={now} />}
    </div>
  );
}

/** The booking whose attendance can be marked; null for a free hour and a pending request. */
function markedOf(hour: Hour): Marked | null {
  const id = holderOf(hour);
  if (id === null || hour.status !== 'approved') return null;
  return { kind: hour.reservationId ? 'reservation' : hour.occurrenceId ? 'subscription' : 'phone', id };
}

/** Subject of the hour in the change log: for a regular's night, the subscription. */
const subjectOf = (hour: Hour): string | null => hour.subscriptionId ?? holderOf(hour);
