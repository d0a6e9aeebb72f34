import { Children } from 'react';
import styles from './WholeHours.module.css';

const HOURS = /(\d{2}[.:]\d{2}-\d{2}[.:]\d{2})/;

/** A text whose ranges of hours, such as `21:00-22:00`, never break between two lines. */
export const WholeHours = ({ children }: { children: string }) =>
  Children.map(children.split(HOURS), (part) =>
    HOURS.test(part) ? <span className={styles.hours}>{part}</span> : part,
  );
