import { cx } from 'mf-shared/ui/cx';
import tile from './BoardTile.module.css';
import styles from './Legend.module.css';

const KINDS = [
  ['free', 'Boş'],
  ['pending', 'Bekliyor'],
  ['reservation', 'Rezervasyon'],
  ['phone', 'Telefon'],
  ['subscription', 'Abone'],
  ['closure', 'Kapalı'],
  ['gone', 'Geçmiş'],
] as const;

/** The meaning of the hours' colours and patterns. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Renkler">
      {KINDS.map(([kind, label]) => (
        <li key={kind} className="row items-center gap-2">
          <span className={cx(styles.swatch, tile.kind)} data-kind={kind} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}
