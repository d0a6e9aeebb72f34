import { Children } from 'react';
import styles from './WholeTimes.module.css';

// Any capitalised word counts as a month: what else follows such a number may stay beside it, too.
const TIMES = /(\d{2}[.:]\d{2}-\d{2}[.:]\d{2}|\b\d{1,2} \p{Lu}\p{Ll}+)/u;

/** A text whose ranges of hours (`21:00-22:00`) and days (`29 Kasım`) never break between two lines. */
export const WholeTimes = ({ children }: { children: string }) =>
  Children.map(children.split(TIMES), (part) =>
    TIMES.test(part) ? <span className={styles.whole}>{part}</span> : part,
  );
