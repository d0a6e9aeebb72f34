import type { Health, JobReport } from 'mf-shared/contracts/health';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { MINUTE_MS } from 'mf-shared/time';
import { jobWords } from './job-words.ts';
import { formatSpan, QUEUE_NAMES } from './words.ts';

/** How long the oldest row of a queue may be due. A queue that is worked off has younger ones only. */
const QUEUE_LATE_MS = 2 * MINUTE_MS;

export type Problem = {
  key: string;
  title: string;
  state: string;
  tone: 'danger' | 'warning';
  fact: string;
  /** Where it can be acted on. */
  link?: { to: string; text: string };
  /** What the failed code said. */
  error?: string;
};

export const isTroubled = ({ isFailing, lateMs }: JobReport): boolean => isFailing || lateMs > 0;

/** What a person on duty must look at: alerts that last, jobs that fail or are late, and queues that stand still. */
export function problemsOf(health: Health): Problem[] {
  const { at, alerts, jobs, waiting } = health;
  return [
    ...alerts.filter(({ recoveredAt }) => recoveredAt === null).map((alert) => ofAlert(alert, health)),
    ...jobs.filter(isTroubled).map(ofJob),
    ...waiting.flatMap((queue) => ofQueue(queue, at)),
  ];
}

const ofAlert = ({ id, rule, text, firedAt }: Health['alerts'][number], health: Health): Problem => ({
  ...{ key: id, title: text, state: 'Uyarı sürüyor', tone: 'danger' },
  fact: `Verildi: ${formatInstant(firedAt)}, ${formatSpan(health.at - firedAt)} önce.`,
  ...(rule === 'requestsWaiting' && health.oldestRequest && { link: requestLink(health.oldestRequest) }),
});

const requestLink = ({ reservationId, venueName }: NonNullable<Health['oldestRequest']>) => ({
  to: `/admin/reservations/${reservationId}`,
  text: `${venueName}, isteği aç`,
});

/** The pages of queues that admins work off. */
const QUEUE_LINKS: Partial<Record<Health['waiting'][number]['queue'], Problem['link']>> = {
  support_requests: { to: '/admin/queue', text: 'Talepleri aç' },
  release_alarms: { to: '/admin/releases', text: 'Sürümleri aç' },
  refunds: { to: '/admin/money', text: 'İadeleri aç' },
};

function ofJob(job: JobReport): Problem {
  const { name, isFailing, lateMs, error } = job;
  const late = `${formatSpan(lateMs)} gecikti`;
  return {
    ...{ key: name, title: jobWords(name).text, state: isFailing ? 'Hata verdi' : late },
    ...{ tone: isFailing ? 'danger' : 'warning', fact: lastRun(job) },
    ...(isFailing && error !== null && { error }),
  };
}

/** When a job last ran, and for how long. */
export const lastRun = ({ startedAt, durationMs }: JobReport): string =>
  startedAt === null
    ? 'Henüz çalışmadı.'
    : `Son çalışma ${formatInstant(startedAt)}${durationMs === null ? '' : `, ${formatSpan(durationMs)} sürdü`}`;

function ofQueue({ queue, count, oldestDueAt }: Health['waiting'][number], at: number): Problem[] {
  const lateMs = oldestDueAt === null ? 0 : at - oldestDueAt;
  if (lateMs <= QUEUE_LATE_MS) return [];
  const link = QUEUE_LINKS[queue];
  return [
    {
      ...{ key: queue, title: `Sırada: ${QUEUE_NAMES[queue]}`, state: 'İlerlemiyor', tone: 'warning' },
      fact: `${formatNumber(count)} bekliyor, en eskisi ${formatSpan(lateMs)} önce.`,
      ...(link && { link }),
    },
  ];
}
