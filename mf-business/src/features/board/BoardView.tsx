import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BoardAnswer } from 'mf-shared/contracts/board';
import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatDay } from 'mf-shared/format';
import { useReadAgain } from 'mf-shared/query-client';
import { addDays } from 'mf-shared/schedule';
import { isDayStaff, useSession } from 'mf-shared/session';
import { HOUR_MS } from 'mf-shared/time';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useMediaQuery } from 'mf-shared/ui/useMediaQuery';
import { useEffect, useMemo, useState } from 'react';
import { isForgotten } from '../../common/late.ts';
import { BoardGrid } from './BoardGrid.tsx';
import styles from './BoardPage.module.css';
import { CloseDialog } from './CloseDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { HourDialog } from './HourDialog.tsx';
import { Legend } from './Legend.tsx';
import { MovingHint } from './MovingHint.tsx';
import { keyOf, type Tile, toGrid } from './model.ts';
import { PastHours } from './PastHours.tsx';
import { withoutPast } from './past.ts';
import { boardQuery } from './queries.ts';
import { RequestPanel } from './RequestPanel.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useBoardActions } from './useBoardActions.ts';
import type { BoardView as View } from './useBoardView.ts';
import { useGridState } from './useGridState.ts';
import { type Moving, useMoving } from './useMoving.ts';

type Props = {
  venueId: string;
  now: number;
  today: string;
  view: View;
};

/** Toolbar, board and pending requests. */
export function BoardView({ venueId, now, today, view }: Props) {
  const readAgain = useReadAgain();
  const { data, error, isFetching } = useQuery(boardQuery(venueId, view.from, view.to));
  const actions = useBoardActions(venueId);
  const [closing, setClosing] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const moving = useMoving();
  usePrefetch(venueId, view);
  const show = (request: Reservation) => {
    view.setDate(request.date);
    setWanted(keyOf(request.fieldId, request.date, request.startsAt));
  };
  return (
    <div className={styles.page}>
      <Toolbar view={view} today={today} fields={data?.fields ?? []} onClose={() => setClosing(true)} />
      <MovingHint moving={moving} />
      {error && !data ? (
        <ErrorState message={error.message} retrying={isFetching} onRetry={readAgain} />
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton height="36rem" />
        </div>
      ) : data.fields.length === 0 ? (
        <EmptyState title="Bugün için veri yok.">
          Sahalarınıza çalışma saati eklediğinizde tablo burada açılır.
        </EmptyState>
      ) : (
        <Sheet {...{ data, now, today, view, actions, wanted, moving }} onShown={() => setWanted(null)} />
      )}
      <RequestPanel
        venueId={venueId}
        onShow={show}
        onApprove={(request) => actions.answer('approve', request)}
        onReject={(request) => actions.answer('reject', request)}
      />
      <Shortcuts />
      <CloseDialog
        open={closing}
        fields={data?.fields ?? []}
        date={view.date < today ? today : view.date}
        close={actions.close}
        onClose={() => setClosing(false)}
      />
    </div>
  );
}

type SheetProps = Pick<Props, 'now' | 'today' | 'view'> & {
  data: BoardAnswer;
  actions: ReturnType<typeof useBoardActions>;
  wanted: string | null;
  moving: Moving;
  onShown: () => void;
};

/** The grid with the dialogs that its hours open. */
function Sheet({ data, now, today, view, actions, wanted, moving, onShown }: SheetProps) {
  const dates = view.dates.join(' ');
  const whole = useMemo(() => toGrid(data, dates.split(' '), view.fieldId), [data, dates, view.fieldId]);
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const rest = useMemo(() => withoutPast(whole, hour), [whole, hour]);
  const [withPast, setWithPast] = useState(false);
  const onPaper = useMediaQuery('print');
  const grid = withPast || onPaper ? whole : (rest ?? whole);
  const state = useGridState(grid, now, moving);
  const isStaff = useSession(isDayStaff);
  const [opened, setOpened] = useState<readonly Tile[]>([]);
  const close = () => setOpened([]);
  const [first] = opened;
  useEffect(() => {
    const tile = wanted === null ? undefined : state.byKey.get(wanted);
    if (!tile) return;
    state.focus(tile);
    onShown();
  });
  return (
    <>
      <BoardGrid
        grid={grid}
        past={
          rest && (
            <PastHours
              from={whole.start}
              to={rest.start}
              open={withPast}
              onToggle={() => setWithPast(!withPast)}
            />
          )
        }
        state={state}
        now={now}
        today={today}
        label={`Rezervasyon tablosu, ${formatDay(view.from)}${view.view === 'week' ? ' haftası' : ''}`}
        intents={{
          onOpen: setOpened,
          onMove: (from, to) => from.entry && actions.move(from.entry, to),
          onStep: view.step,
          onToday: () => view.setDate(today),
          isForgotten: (tile) => tile.hour !== null && isForgotten(tile, { now, isDayStaff: isStaff }),
        }}
      />
      <Legend />
      <HourDialog
        tiles={first && !first.entry ? opened : []}
        fields={data.fields}
        lastDate={data.lastDate}
        now={now}
        actions={actions}
        onClose={close}
      />
      <EntryDialog
        tile={first?.entry ? first : null}
        live={state.byKey.get(first?.key ?? '')?.entry ?? null}
        now={now}
        actions={actions}
        onMove={state.setMoving}
        onClose={close}
      />
    </>
  );
}

/** Prefetches the pages before and after. */
function usePrefetch(venueId: string, { view, from, to }: View) {
  const client = useQueryClient();
  useEffect(() => {
    const days = view === 'week' ? 7 : 1;
    for (const step of [-days, days]) {
      void client.prefetchQuery({
        ...boardQuery(venueId, addDays(from, step), addDays(to, step)),
        staleTime: 30_000,
      });
    }
  }, [client, venueId, view, from, to]);
}
