import styles from './Register.module.css';
import { STEPS } from './Step.tsx';

/** Links to the steps of an application, beside them. */
export const StepLinks = ({ label }: { label: string }) => (
  <nav aria-label={label} className={styles.nav}>
    <ol className={styles.steps}>
      {STEPS.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`}>
            <b aria-hidden="true">{index + 1}</b>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
