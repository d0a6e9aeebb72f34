import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { WeekBoard } from '../src/common/week-board/WeekBoard.tsx';
import { WeekBoardSkeleton } from '../src/common/week-board/WeekBoardSkeleton.tsx';
import type { SlotKey } from '../src/common/week-board/weekBoardModel.ts';
import { demoField, take } from './demo.ts';

const WAIT = 1200;

export function BoardSection() {
  const [field, setField] = useState(() => demoField('Saha 1'));
  const [busy, setBusy] = useState<SlotKey | null>(null);
  const reserve = (fieldName: string, date: string, timeSlot: string) => {
    setBusy({ fieldName, date, timeSlot });
    setTimeout(() => {
      setField((now) => take(now, date, timeSlot));
      setBusy(null);
    }, WAIT);
  };
  return (
    <>
      <Panel title="Haftalık saatler" lead="Haftada en fazla 3 farklı saat ayırtabilirsiniz.">
        <WeekBoard fields={[field]} busySlot={busy} onReserve={reserve} />
      </Panel>
      <Panel title="Yüklenirken">
        <WeekBoardSkeleton />
      </Panel>
    </>
  );
}
