import styles from './Board.module.css';

const KINDS = [
  ['free', 'Boş'],
  ['pending', 'Bekliyor'],
  ['reservation', 'Rezervasyon'],
  ['phone', 'Telefon'],
  ['subscription', 'Abone'],
  ['closure', 'Kapalı'],
] as const;

/** The meaning of the hours' colours and patterns. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Renkler">
      {KINDS.map(([kind, label]) => (
        <li key={kind}>
          <span data-kind={kind} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}
