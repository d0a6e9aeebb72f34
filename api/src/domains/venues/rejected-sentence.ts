import { CORRECTION_MISSED } from 'mf-shared/contracts/corrections';

/** What an applicant reads about a rejected application. */
export function rejectedSentence(reason: string | null): string {
  const what =
    reason === CORRECTION_MISSED
      ? `İşletme başvurunuz kapandı. ${reason}`
      : `İşletme başvurunuz reddedildi. Gerekçe: “${reason}”.`;
  return `${what} Bilgilerinizi düzelterek yeniden başvurabilirsiniz.`;
}
