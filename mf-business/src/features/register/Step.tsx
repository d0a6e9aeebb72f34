import { Card } from 'mf-shared/ui/Card';
import type { ReactNode } from 'react';
import styles from './Register.module.css';

export const STEPS = [
  { id: 'adim-hesap', title: 'Hesabınız' },
  { id: 'adim-tesis', title: 'Tesis ve konum' },
  { id: 'adim-sahalar', title: 'Sahalar ve saatler' },
  { id: 'adim-tanitim', title: 'Olanaklar ve fotoğraflar' },
  { id: 'adim-onay', title: 'Başvuruyu gönderin' },
] as const;

/** One numbered section of the registration. */
export function Step({
  number,
  lead,
  children,
}: {
  number: number;
  lead?: string | undefined;
  children: ReactNode;
}) {
  const step = STEPS[number - 1];
  if (!step) return null;
  return (
    <section aria-labelledby={`${step.id}-baslik`} id={step.id}>
      <Card as="div" padding="lg" className={styles.card}>
        <header className="row items-start gap-4">
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <div>
            <h2 id={`${step.id}-baslik`}>{step.title}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        </header>
        {children}
      </Card>
    </section>
  );
}
