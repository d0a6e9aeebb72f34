import type { RecommendedHour } from 'mf-shared/contracts/recommendations';
import { useId } from 'react';
import { HourCard } from './HourCard.tsx';
import styles from './Recommendations.module.css';

type Props = { hours: readonly RecommendedHour[]; onDismiss: (venueId: string) => void };

/**
 * Venues that the player knows, then others: the known ones would otherwise take all the first places. An empty part is
 * left out.
 */
export function Hours({ hours, onDismiss }: Props) {
  const known = hours.filter((hour) => !hour.isNew);
  const others = hours.filter((hour) => hour.isNew);
  return (
    <>
      {known.length > 0 && <Part title="Oynadığınız sahalar" hours={known} onDismiss={onDismiss} />}
      {others.length > 0 && (
        <Part
          title={known.length > 0 ? 'Farklı bir saha deneyin' : 'Boş saatler'}
          hours={others}
          onDismiss={onDismiss}
        />
      )}
    </>
  );
}

function Part({ title, hours, onDismiss }: Props & { title: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles.hours} aria-labelledby={titleId}>
        {hours.map((hour) => (
          <HourCard key={hour.businessId} hour={hour} onDismiss={() => onDismiss(hour.businessId)} />
        ))}
      </ul>
    </section>
  );
}
