import { formatInstant } from 'mf-shared/format';
import { Panel } from 'mf-shared/ui/Panel';
import { WholeTimes } from 'mf-shared/ui/WholeTimes';
import styles from './Page.module.css';

/** What happened at an instant, and who did it. */
export type Step = { at: string; text: string; who?: string | null | undefined };

/** What happened to something, step by step. */
export const HistoryPanel = ({ steps }: { steps: readonly Step[] }) => (
  <Panel title="Geçmiş">
    <ol className={styles.steps}>
      {steps.map(({ at, text, who }) => (
        <li key={`${at}${text}`}>
          <div>
            <p>
              <WholeTimes>{text}</WholeTimes>
            </p>
            {who && <p className={styles.who}>{who}</p>}
          </div>
          <time dateTime={at}>{formatInstant(at)}</time>
        </li>
      ))}
    </ol>
  </Panel>
);
