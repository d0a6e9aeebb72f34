import type { Reliability } from 'mf-shared/contracts/venues';
import { numberOfThem } from 'mf-shared/format';

/** `12 dakika`, `3 saat`, `2 gün` */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} dakika`;
  const hours = Math.round(minutes / 60);
  return hours < 24 ? `${hours} saat` : `${Math.round(hours / 24)} gün`;
}

/** How a venue answers requests, in one line: `İşletme genelde 12 dakika içinde yanıtlıyor, isteklerin %92'sini onaylıyor`. */
export function reliabilityText({ answerMinutes, approvalRate }: Reliability): string {
  const percent = Math.round(approvalRate * 100);
  return `İşletme genelde ${durationText(answerMinutes)} içinde yanıtlıyor, isteklerin\u00a0%${numberOfThem(percent)} onaylıyor`;
}
