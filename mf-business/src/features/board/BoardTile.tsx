import { CalendarX2, Lock, Phone, Repeat } from 'lucide-react';
import { formatNumber } from 'mf-shared/format';
import { cx } from 'mf-shared/ui/cx';
import { memo } from 'react';
import styles from './BoardTile.module.css';
import type { Tile } from './model.ts';
import { detailOf, labelOf, titleOf } from './words.ts';

type Props = {
  tile: Tile;
  place: string;
  open: boolean;
  /** A past free hour that can still be written down. */
  forgotten: boolean;
  focusable: boolean;
  marked: boolean;
  state: 'still' | 'moving' | 'target';
  phase: 'past' | 'now' | 'ahead';
};

const ICONS = { phone: Phone, subscription: Repeat, closure: Lock, offer: CalendarX2, reservation: null };

/** One hour of a pitch. The grid handles pointer and keys; the tile only shows. */
export const BoardTile = memo(function BoardTile(props: Props) {
  const { tile, place, open, forgotten, focusable, marked, state, phase } = props;
  const { entry, hour } = tile;
  return (
    <td
      className={styles.place}
      style={{ gridArea: place }}
      {...{ 'aria-colindex': tile.column + 2, 'aria-selected': marked }}
    >
      <button
        type="button"
        className={cx(styles.tile, styles.kind)}
        data-key={tile.key}
        data-kind={kindOf(tile, open, forgotten)}
        data-phase={phase}
        data-state={state === 'still' ? undefined : state}
        aria-label={labelOf(tile, open, forgotten)}
        data-marked={marked || undefined}
        tabIndex={focusable ? 0 : -1}
      >
        {entry ? (
          <Held {...{ entry }} />
        ) : (
          open && (
            <>
              <span className={styles.free}>Boş</span>{' '}
              <span className={styles.price}>
                {formatNumber(hour?.price ?? 0)}
                <span className={styles.unit}> TL</span>
              </span>
            </>
          )
        )}
      </button>
    </td>
  );
});

function kindOf({ entry }: Tile, open: boolean, forgotten: boolean): string {
  if (entry) return entry.status === 'pending' ? 'pending' : entry.kind;
  return open ? 'free' : forgotten ? 'forgotten' : 'gone';
}

function Held({ entry }: { entry: NonNullable<Tile['entry']> }) {
  const Icon = ICONS[entry.kind];
  return (
    <>
      <b className={styles.title}>{titleOf(entry)}</b>{' '}
      <span className={styles.detail}>
        {Icon && <Icon aria-hidden="true" />}
        <span>{detailOf(entry)}</span>
      </span>
    </>
  );
}
