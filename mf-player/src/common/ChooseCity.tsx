import { EmptyState } from 'mf-shared/ui/EmptyState';
import type { ReactNode } from 'react';
import styles from './ChooseCity.module.css';
import { CityChips, POPULAR_CITIES } from './CityChips.tsx';

type Props = {
  title: string;
  /** One sentence: what a city brings. */
  children: string;
  onChoose: (city: string) => void;
  /** The way to the cities that are not offered here. */
  more?: ReactNode;
};

/** Stands where a screen needs a city before it can show anything. */
export function ChooseCity({ title, children, onChoose, more }: Props) {
  return (
    <EmptyState
      title={title}
      action={
        <div className={styles.centred}>
          <CityChips title="Çok aranan şehirler" cities={POPULAR_CITIES} onChoose={onChoose} />
          {more}
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}
