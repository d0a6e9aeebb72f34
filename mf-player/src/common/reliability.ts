import type { Reliability } from 'mf-shared/contracts/business';

function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} dakikada`;
  const hours = Math.round(minutes / 60);
  return hours < 24 ? `${hours} saatte` : `${Math.round(hours / 24)} günde`;
}

/** How a venue answers requests, in a line: `Genelde 12 dakikada yanıtlar · onaylanan istek: %92`. */
export function reliabilityText({ answerMinutes, approvalRate }: Reliability): string {
  const percent = Math.round(approvalRate * 100);
  return `Genelde ${durationText(answerMinutes)} yanıtlar\u00a0· onaylanan istek:\u00a0%${percent}`;
}
