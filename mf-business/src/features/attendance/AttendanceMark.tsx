import { Check, UserX } from 'lucide-react';
import type { Attendance } from 'mf-shared/contracts/reservations';
import { Button } from 'mf-shared/ui/Button';
import styles from './Attendance.module.css';
import { type Marked, useAttendance } from './useAttendance.ts';

type Props = {
  venueId: string;
  /** The booking. */
  of: Marked;
  attendance: Attendance | null;
  /** Id of the element with the name of the person who booked. */
  labelledBy?: string | undefined;
};
const CHOICES = [
  { attendance: 'played', label: 'Geldi', icon: <Check /> },
  { attendance: 'no_show', label: 'Gelmedi', icon: <UserX /> },
] as const;

/** Says whether the person who booked came; pressing the chosen answer again removes it. */
export function AttendanceMark({ venueId, of, attendance, labelledBy }: Props) {
  const { mutate } = useAttendance(venueId);
  return (
    <div className={styles.marks}>
      {CHOICES.map((choice) => {
        const chosen = attendance === choice.attendance;
        return (
          <Button
            key={choice.attendance}
            variant="secondary"
            size="sm"
            icon={choice.icon}
            aria-pressed={chosen}
            aria-describedby={labelledBy}
            data-attendance={choice.attendance}
            onClick={() => mutate({ ...of, attendance: chosen ? null : choice.attendance })}
          >
            {choice.label}
          </Button>
        );
      })}
    </div>
  );
}
