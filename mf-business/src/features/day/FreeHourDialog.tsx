import { useQuery } from '@tanstack/react-query';
import { lastBookableDate } from 'mf-shared/schedule';
import { HourDialog } from '../board/HourDialog.tsx';
import { toTile } from '../board/model.ts';
import { boardQuery } from '../board/queries.ts';
import { useBoardActions } from '../board/useBoardActions.ts';
import type { Hour } from './day.ts';

type Props = { venueId: string; hour: Hour | null; now: number; onClose: () => void };

/** A free hour of the day: write it down for a caller, or close it, without leaving the day. */
export function FreeHourDialog({ venueId, hour, now, onClose }: Props) {
  const actions = useBoardActions(venueId);
  const night = hour?.date ?? '';
  const board = useQuery({ ...boardQuery(venueId, night, night), enabled: hour !== null }).data;
  const free = board?.fields
    .find(({ fieldId }) => fieldId === hour?.fieldId)
    ?.days.find(({ date }) => date === night)
    ?.free.find(({ startsAt }) => startsAt === hour?.startsAt);
  return (
    <HourDialog
      // Opens at once; the price follows with the board.
      tiles={hour ? [toTile(hour, 0, hour, { hour: free })] : []}
      fields={board?.fields ?? []}
      lastDate={board?.lastDate ?? lastBookableDate(now)}
      now={now}
      actions={actions}
      onClose={onClose}
    />
  );
}
