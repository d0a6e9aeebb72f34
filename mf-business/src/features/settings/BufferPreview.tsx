import { useQuery } from '@tanstack/react-query';
import { slotsOf } from 'mf-shared/schedule';
import { profileQuery } from '../profile/queries.ts';
import styles from './Settings.module.css';

type Props = { venueId: string; bufferMinutes: number };

/** The hours of a night on each pitch with that gap, as players will see them. */
export function BufferPreview({ venueId, bufferMinutes }: Props) {
  const { data } = useQuery(profileQuery(venueId));
  return (
    <dl className={styles.preview}>
      {data?.fields.map(({ id, name, workingHours }) => {
        const slots = slotsOf(workingHours, bufferMinutes);
        return (
          <div key={id}>
            <dt>
              {name}: günde {slots.length} maç
            </dt>
            <dd>{slots.map(({ timeSlot }) => timeSlot.slice(0, 5)).join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
