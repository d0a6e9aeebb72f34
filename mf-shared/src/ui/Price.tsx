import { cx } from './cx.ts';
import styles from './Price.module.css';

const TL = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

export type PriceProps = {
  /** Amount in Turkish lira. */
  amount: number;
  /** Unit of the price, such as 'saat'. */
  per?: string;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
};

/** Money in scoreboard numerals: '1.500 TL', with `per` '1.500 TL / saat'. */
export function Price({ amount, per, size = 'md', className }: PriceProps) {
  return (
    <data value={amount} className={cx(styles.price, styles[size], className)}>
      {TL.format(amount)} TL
      {per && <span className={styles.per}> / {per}</span>}
    </data>
  );
}
