import type { ComponentProps } from 'react';
import styles from './Frame.module.css';

/** The content of every owner screen below its header: page width, gutters, and equal gaps. */
export function Frame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={className ? `${styles.frame} ${className}` : styles.frame} />;
}
