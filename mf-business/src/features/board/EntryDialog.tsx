import { MessageCircle, Move, Phone } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { BoardEntry } from 'mf-shared/contracts/board';
import { formatDay, formatMoney, formatPhone, formatSlot } from 'mf-shared/format';
import { isDayStaff, useSession } from 'mf-shared/session';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { canCorrect, canMark } from '../../common/late.ts';
import { AttendanceMark } from '../attendance/AttendanceMark.tsx';
import { PlayerRecord } from '../attendance/PlayerRecord.tsx';
import type { Marked } from '../attendance/useAttendance.ts';
import { LastChange } from '../staff/LastChange.tsx';
import { ClosureChoices } from './ClosureChoices.tsx';
import styles from './Dialogs.module.css';
import { isMovable, type Tile } from './model.ts';
import { PhoneEdit } from './PhoneEdit.tsx';
import type { BoardActions } from './useBoardActions.ts';
import { detailOf, titleOf } from './words.ts';

type Props = {
  tile: Tile | null;
  /** The current version of the entry; null if it is gone. */
  live: BoardEntry | null;
  now: number;
  actions: BoardActions;
  onMove: (tile: Tile) => void;
  onClose: () => void;
};

/** The holder of an hour, and the actions for it. */
export function EntryDialog({ tile, onClose, ...rest }: Props) {
  const entry = tile?.entry;
  return (
    <Dialog
      open={Boolean(entry)}
      onClose={onClose}
      size="sm"
      title={entry ? entry.name || titleOf(entry) : ''}
    >
      {tile && entry && (
        <Entry key={`${entry.id} ${entry.version}`} tile={tile} entry={entry} onClose={onClose} {...rest} />
      )}
    </Dialog>
  );
}

type EntryProps = Omit<Props, 'tile'> & { tile: Tile; entry: BoardEntry };

function Entry({ tile, entry, live, now, actions, onMove, onClose }: EntryProps) {
  const venueId = useSession((session) => session.business?.id);
  const who = { now, isDayStaff: useSession(isDayStaff) };
  const kind = markedKind(entry);
  return (
    <div className="stack gap-3">
      <Facts tile={tile} entry={entry} />
      {entry.status === 'pending' && <PlayerRecord played={entry.played} noShows={entry.noShows} />}
      {venueId && kind && canMark(tile, who) && (
        <AttendanceMark
          venueId={venueId}
          of={{ kind, id: entry.id }}
          attendance={(live?.id === entry.id ? live : entry).attendance ?? null}
        />
      )}
      {entry.isLate && <p>Bu rezervasyon saati geçtikten sonra yazıldı.</p>}
      {entry.kind === 'phone' &&
        (canCorrect(tile, who) ? (
          <PhoneEdit entry={entry} actions={actions} onDone={onClose} />
        ) : (
          entry.note && <p>{entry.note}</p>
        ))}
      {entry.kind === 'closure' && <ClosureChoices entry={entry} reopen={actions.reopen} onDone={onClose} />}
      {entry.kind === 'offer' && (
        <p>Bu saat bekleme listesindeki ilk oyuncuya önerildi. Almazsa kendiliğinden yeniden açılır.</p>
      )}
      {entry.kind === 'subscription' && <AboutRegular tile={tile} entry={entry} now={now} />}
      <EntryActions tile={tile} entry={entry} {...{ now, actions, onMove, onClose }} />
      {venueId && entry.kind !== 'offer' && (
        <LastChange venueId={venueId} subjectId={subjectOf(entry)} now={now} />
      )}
    </div>
  );
}

/** The night of a regular: what a move of it means. */
function AboutRegular({ tile, entry, now }: Pick<EntryProps, 'tile' | 'entry' | 'now'>) {
  return (
    <>
      {entry.usualDate ? (
        <p>
          Yalnız bu hafta buraya taşındı; her zamanki gecesi {formatDay(entry.usualDate)}. Sonraki hafta her
          zamanki saatte sürer.
        </p>
      ) : (
        isMovable(tile, now) && <p>Taşırsanız yalnız bu hafta taşınır; sonraki hafta aynı saatte sürer.</p>
      )}
      <LinkButton variant="secondary" to="/subscription/requests">
        Aboneliği yönet
      </LinkButton>
    </>
  );
}

function EntryActions({ tile, entry, now, actions, onMove, onClose }: Omit<EntryProps, 'live'>) {
  const who = { now, isDayStaff: useSession(isDayStaff) };
  const after = (work: () => void) => () => {
    work();
    onClose();
  };
  return (
    <div className={styles.actions}>
      {entry.status === 'pending' && (
        <>
          <Button variant="secondary" onClick={after(() => actions.reject(entry))}>
            Reddet
          </Button>
          <Button data-autofocus onClick={after(() => actions.approve(entry))}>
            Onayla
          </Button>
        </>
      )}
      {isMovable(tile, now) && (
        <Button variant="secondary" icon={<Move />} onClick={after(() => onMove(tile))}>
          Taşı
        </Button>
      )}
      {entry.userId && (
        <LinkButton variant="secondary" icon={<MessageCircle />} to={chatLink(entry.userId, 'User')}>
          Mesaj
        </LinkButton>
      )}
      {entry.kind === 'reservation' && entry.status === 'approved' && canCorrect(tile, who) && (
        <Button variant="danger" onClick={after(() => actions.remove(entry))}>
          Sil
        </Button>
      )}
    </div>
  );
}

function Facts({ tile, entry }: { tile: Tile; entry: BoardEntry }) {
  return (
    <>
      <p className={styles.where}>
        {formatSlot(tile)} · {tile.fieldName}
      </p>
      <p className="row wrap items-center gap-2 gap-x-4">
        <Badge
          tone={entry.status === 'pending' ? 'accent' : entry.kind === 'closure' ? 'neutral' : 'success'}
        >
          {entry.status === 'pending' ? 'Bekliyor' : detailWord(entry)}
        </Badge>
        {entry.price !== null && <b>{formatMoney(entry.price)}</b>}
        {entry.phone && (
          <a href={`tel:${entry.phone}`} className={styles.phone}>
            <Phone aria-hidden="true" />
            {formatPhone(entry.phone)}
          </a>
        )}
      </p>
    </>
  );
}

/** The kind of booking whose attendance can be marked; null for a closed hour and a pending request. */
const markedKind = ({ kind, status }: BoardEntry): Marked['kind'] | null =>
  status === 'approved' && kind !== 'closure' && kind !== 'offer' ? kind : null;

const detailWord = (entry: BoardEntry) => detailOf({ ...entry, note: '' });

/** The change log keeps changes of a regular's nights under the subscription. */
const subjectOf = (entry: BoardEntry): string =>
  entry.kind === 'subscription' ? (entry.seriesId ?? entry.id) : entry.id;
