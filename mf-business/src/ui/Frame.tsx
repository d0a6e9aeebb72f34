import type { ComponentProps } from 'react';
import styles from './Frame.module.css';

/** What every owner screen shows below its header: page width, gutters, and one gap between its parts. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={className ? `${styles.frame} ${className}` : styles.frame} />;
}
