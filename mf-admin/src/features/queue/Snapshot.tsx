import type { ReportSubject } from 'mf-shared/contracts/reports';
import { ContentParts } from 'mf-shared/safety/ContentParts';
import styles from './Queue.module.css';
import { SUBJECT_NAMES } from './words.ts';

type Props = { type: ReportSubject; snapshot: Readonly<Record<string, unknown>> };

/** What was reported, as it was when it was reported. */
export const Snapshot = ({ type, snapshot }: Props) => (
  <figure className={styles.answer}>
    <figcaption>
      <b>{SUBJECT_NAMES[type]}</b> (bildirildiği andaki hâliyle)
    </figcaption>
    <ContentParts content={snapshot} alt="Bildirilen fotoğraf" />
  </figure>
);
