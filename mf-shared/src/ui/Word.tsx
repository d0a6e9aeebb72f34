import styles from './Word.module.css';

/** The word of a button with a sign; a phone and a narrow card show the sign alone. */
export const Word = ({ children }: { children: string }) => <span className={styles.word}>{children}</span>;
