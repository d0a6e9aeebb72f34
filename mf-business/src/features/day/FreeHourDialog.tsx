import { useQuery } from '@tanstack/react-query';
import { lastBookableDate } from 'mf-shared/schedule';
import { HourDialog } from '../board/HourDialog.tsx';
import { type Cell, keyOf } from '../board/model.ts';
import { boardQuery } from '../board/queries.ts';
import { useBoardActions } from '../board/useBoardActions.ts';
import type { Hour } from './day.ts';

type Props = { businessId: string; hour: Hour | null; now: number; onClose: () => void };

/** A free hour of the day: written down for who is on the phone, or closed, without leaving the day. */
export function FreeHourDialog({ businessId, hour, now, onClose }: Props) {
  const actions = useBoardActions(businessId);
  const night = hour?.date ?? '';
  const board = useQuery({ ...boardQuery(businessId, night, night), enabled: hour !== null }).data;
  const price = board?.fields
    .find(({ fieldId }) => fieldId === hour?.fieldId)
    ?.days.find(({ date }) => date === night)
    ?.free.find(({ startsAt }) => startsAt === hour?.startsAt)?.price;
  return (
    <HourDialog
      cells={hour ? [cellOf(hour, price)] : []}
      fields={board?.fields ?? []}
      lastDate={board?.lastDate ?? lastBookableDate(now)}
      actions={actions}
      onClose={onClose}
    />
  );
}

/** The hour as the board's dialog takes it; it opens at once, its price follows. */
const cellOf = ({ fieldId, fieldName, date, timeSlot, startsAt, endsAt }: Hour, price?: number): Cell => ({
  key: keyOf(fieldId, date, startsAt),
  column: 0,
  fieldId,
  fieldName,
  date,
  timeSlot,
  startsAt,
  endsAt,
  from: 0,
  to: 0,
  entry: null,
  hour: price === undefined ? null : { timeSlot, startsAt, endsAt, price },
});
