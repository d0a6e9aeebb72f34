import type { QueueItem } from 'mf-shared/contracts/queue';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Link } from 'react-router-dom';
import { Age } from '../../common/Age.tsx';
import styles from './Queue.module.css';
import { KIND_NAMES, STATE_NAMES, STATE_TONES, titleOf, writerOf } from './words.ts';

/** An item in the list; it leads to the item's page. */
export function ItemRow({ item }: { item: QueueItem }) {
  const text = item.support?.text ?? item.report?.text ?? item.appeal?.text;
  return (
    <li className={styles.row}>
      <div className="row wrap items-center apart gap-2">
        <span className="row wrap items-center gap-2">
          <Link to={`/admin/queue/${item.id}`} className={styles.title}>
            {titleOf(item)}
          </Link>
          <Urgent item={item} />
        </span>
        <Waiting item={item} />
      </div>
      {text && <p className={styles.preview}>{text}</p>}
      <p className={styles.muted}>
        {KIND_NAMES[item.kind]} · {writerOf(item)}
        {!isWaiting(item) && (
          <>
            {' · '}
            <time dateTime={item.createdAt}>{formatInstant(item.createdAt)}</time>
          </>
        )}
        {item.assignee && ` · ${item.assignee.name} ilgileniyor`}
      </p>
    </li>
  );
}

const Urgent = ({ item: { urgent, state } }: { item: QueueItem }) =>
  urgent && state !== 'done' && <Badge tone="danger">Öncelikli</Badge>;

const isWaiting = ({ state }: QueueItem) => state === 'open' || state === 'working';

/** How long an item waits for an admin. */
const Waiting = ({ item }: { item: QueueItem }) => isWaiting(item) && <Age since={item.createdAt} />;

/** Urgency, state and age of an item. A list holds items of one state. */
export const Badges = ({ item }: { item: QueueItem }) => (
  <>
    <Urgent item={item} />
    {item.state !== 'open' && <Badge tone={STATE_TONES[item.state]}>{STATE_NAMES[item.state]}</Badge>}
    <Waiting item={item} />
  </>
);
