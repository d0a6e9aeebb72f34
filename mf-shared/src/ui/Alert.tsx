import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { cx } from './cx.ts';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export type AlertProps = {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Message inside the page. Danger interrupts screen readers (role alert), other tones wait (role status). */
export function Alert({ tone = 'info', title, action, className, children }: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div className={cx(styles.alert, styles[tone], className)} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
