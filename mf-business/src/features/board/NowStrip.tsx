import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { Fragment } from 'react';
import { nowAndNext } from './model.ts';
import styles from './Strip.module.css';

type Props = { board: BoardAnswer | undefined; now: number; waiting: number };

/** With the phone at the ear: who plays, who comes next, how many wait. */
export function NowStrip({ board, now, waiting }: Props) {
  const { playing, next } = nowAndNext(board?.entries ?? [], now);
  const nameOf = (entry: BoardEntry) =>
    board?.fields.find(({ fieldId }) => fieldId === entry.fieldId)?.fieldName;
  const people = (entries: BoardEntry[], empty: string) =>
    entries.length === 0 ? (
      <span className={styles.none}>{board ? empty : '…'}</span>
    ) : (
      <span className={styles.people}>
        <b className={styles.clock}>{entries[0]?.timeSlot.slice(0, 5)}</b>
        <span>
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              <strong>{entry.name}</strong> <small>{nameOf(entry)}</small>{' '}
            </Fragment>
          ))}
        </span>
      </span>
    );
  return (
    <dl className={styles.strip} aria-busy={!board}>
      <div>
        <dt>Şimdi sahada</dt>
        <dd>{people(playing, 'Şu anda maç yok')}</dd>
      </div>
      <div>
        <dt>Sıradaki</dt>
        <dd>{people(next, 'Onaylı maç yok')}</dd>
      </div>
      <div data-alert={waiting > 0 || undefined}>
        <dt>Sizi bekleyen</dt>
        <dd>
          <a href="#bekleyenler" className={styles.waiting}>
            <b>{waiting}</b> istek
          </a>
        </dd>
      </div>
    </dl>
  );
}
