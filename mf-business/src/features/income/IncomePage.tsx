import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { INCOME_SOURCES, type Income, type IncomeSource } from 'mf-shared/contracts/income';
import { currentNight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { IconButton } from 'mf-shared/ui/IconButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Frame } from '../../common/Frame.tsx';
import { Segments } from '../../common/Segments.tsx';
import { BarChart } from './BarChart.tsx';
import { barsOf, bestText } from './bars.ts';
import { HeatMap } from './HeatMap.tsx';
import styles from './Income.module.css';
import { periodName, periodOf, SPAN_NAMES, SPANS, type Span, shifted } from './period.ts';
import { incomeQuery, useExport } from './queries.ts';
import { Shares } from './Shares.tsx';
import { Summary } from './Summary.tsx';
import { usePeriod } from './usePeriod.ts';

const SOURCE_NAMES: Record<IncomeSource, string> = {
  subscription: 'Aboneler',
  reservation: 'Tek seferlik rezervasyonlar',
  phone: 'Telefonla alınanlar',
};

/** The venue's income by day, week, month and year. */
export function IncomePage() {
  useDocumentTitle('Gelir');
  const venueId = useSession((session) => session.business?.id);
  return (
    <>
      <PageHeader title="Gelir" art="corner" />
      <Frame>{venueId && <Board venueId={venueId} />}</Frame>
    </>
  );
}

function Board({ venueId }: { venueId: string }) {
  const { span, date, setSpan, setDate } = usePeriod(currentNight(Date.now()));
  const period = periodOf(span, date);
  const income = useQuery(incomeQuery(venueId, period));
  const { data, isError, isPlaceholderData } = income;
  const download = useExport();
  return (
    <>
      <div className={styles.bar}>
        <Segments
          legend="Dönem"
          options={SPANS.map((one) => ({ value: one, label: SPAN_NAMES[one] }))}
          value={span}
          onChange={setSpan}
        />
        <div className={styles.turn}>
          <IconButton
            label="Önceki dönem"
            icon={<ChevronLeft />}
            tone="outline"
            onClick={() => setDate(shifted(span, date, -1))}
          />
          <h2 aria-live="polite">{periodName(span, period)}</h2>
          <IconButton
            label="Sonraki dönem"
            icon={<ChevronRight />}
            tone="outline"
            onClick={() => setDate(shifted(span, date, 1))}
          />
        </div>
        <Button
          variant="secondary"
          icon={<Download />}
          busy={download.isPending}
          onClick={() => download.mutate(period)}
        >
          Tablo olarak indir
        </Button>
      </div>
      {data ? (
        <div className={styles.report} aria-busy={isPlaceholderData}>
          <Report income={data} span={span} />
        </div>
      ) : isError ? (
        <ErrorState message="Gelir bilgileri alınamadı." query={income} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="30rem" />
        </div>
      )}
    </>
  );
}

function Report({ income, span }: { income: Income; span: Span }) {
  const { total, days, sources, pitches, heat } = income;
  const bars = barsOf(span, days);
  const parts = INCOME_SOURCES.map((source) => ({
    key: source,
    name: SOURCE_NAMES[source],
    amount: 0,
    count: 0,
    ...sources.find((one) => one.source === source),
  }));
  return (
    <>
      <Summary income={income} span={span} />
      {total.count === 0 ? (
        <div className={styles.wide}>
          <EmptyState title="Bu dönemde alınmış saat yok.">
            Onayladığınız rezervasyonlar, aboneler ve telefonla aldıklarınız burada toplanır.
          </EmptyState>
        </div>
      ) : (
        <>
          {span !== 'day' && (
            <Panel
              title={span === 'year' ? 'Aylara göre' : 'Gecelere göre'}
              lead={bestText(bars)}
              className={styles.wide}
            >
              <BarChart bars={bars} label={span === 'year' ? 'Aylar' : 'Geceler'} />
            </Panel>
          )}
          <Panel title="Gelir kaynakları">
            <Shares parts={parts} total={total.amount} />
          </Panel>
          <Panel title="Sahalara göre">
            <Shares
              parts={pitches.map(({ fieldId, fieldName, ...sum }) => ({
                key: fieldId,
                name: fieldName,
                ...sum,
              }))}
              total={total.amount}
            />
          </Panel>
        </>
      )}
      {span !== 'day' && heat.some(({ booked }) => booked > 0) && (
        <Panel
          title="Doluluk"
          lead="Saatlerin ne kadarı dolu; bütün sahalar birlikte."
          className={styles.wide}
        >
          <HeatMap heat={heat} />
        </Panel>
      )}
      <p className={styles.note}>Gece yarısından sonraki saatler bir önceki akşamın gelirine eklenir.</p>
    </>
  );
}
