import type { BoardAnswer, BoardEntry } from 'mf-shared/contracts/board';
import { type Game, NowLines } from '../../common/NowBoard.tsx';
import { nowAndNext } from './model.ts';

type Props = { board: BoardAnswer | undefined; reading: boolean; now: number };

/** The scoreboard above the board. */
export function NowStrip({ board, reading, now }: Props) {
  const { playing, next } = nowAndNext(board?.entries ?? [], now);
  const toGame = ({ id, fieldId, date, startsAt, endsAt, timeSlot, name }: BoardEntry): Game => ({
    key: `${id} ${startsAt}`,
    date,
    startsAt,
    endsAt,
    timeSlot,
    name,
    pitch: board?.fields.find((field) => field.fieldId === fieldId)?.fieldName ?? '',
  });
  return (
    <NowLines
      now={now}
      playing={board ? playing.map(toGame) : null}
      next={board ? next.map(toGame) : null}
      reading={reading}
    />
  );
}
