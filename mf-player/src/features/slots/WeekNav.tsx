import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, type SubmitProps } from 'mf-shared/ui/Button';
import { IconButton } from 'mf-shared/ui/IconButton';
import styles from './WeekNav.module.css';
import { FIRST_WEEK, formatWeek, LAST_WEEK, type Week } from './week.ts';

type Props = {
  week: Week;
  offset: number;
  /** The earliest week offered. */
  first?: number;
  titleId: string;
  onOffset: (offset: number) => void;
  /** What the button that leads to a week sends by itself. */
  submitWeek?: (offset: number) => SubmitProps;
};

/** The shown week, with buttons to the weeks beside it. */
export function WeekNav({ week, offset, first = FIRST_WEEK, titleId, onOffset, submitWeek }: Props) {
  return (
    <div className="row wrap items-center gap-2">
      <IconButton
        label="Önceki hafta"
        icon={<ChevronLeft />}
        tone="outline"
        {...submitWeek?.(offset - 1)}
        disabled={offset <= first}
        onClick={() => onOffset(offset - 1)}
      />
      <IconButton
        label="Sonraki hafta"
        icon={<ChevronRight />}
        tone="outline"
        {...submitWeek?.(offset + 1)}
        disabled={offset >= LAST_WEEK}
        onClick={() => onOffset(offset + 1)}
      />
      <h2 id={titleId} aria-live="polite" className={styles.range}>
        {formatWeek(week)}
      </h2>
      <Button
        variant="secondary"
        size="sm"
        className={styles.today}
        {...submitWeek?.(0)}
        disabled={offset === 0}
        onClick={() => onOffset(0)}
      >
        Bugün
      </Button>
    </div>
  );
}
