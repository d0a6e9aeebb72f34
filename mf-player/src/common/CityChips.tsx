import { useId } from 'react';
import styles from './CityChips.module.css';

export const POPULAR_CITIES: readonly string[] = ['İstanbul', 'Ankara', 'İzmir', 'Bursa', 'Antalya', 'Adana'];

type Props = {
  title: string;
  cities: readonly string[];
  disabled?: boolean;
  onChoose: (city: string) => void;
};

/** Cities that one press chooses. */
export function CityChips({ title, cities, disabled, onChoose }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul className="row wrap gap-2">
        {cities.map((city) => (
          <li key={city}>
            <button type="button" className={styles.chip} disabled={disabled} onClick={() => onChoose(city)}>
              {city}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
