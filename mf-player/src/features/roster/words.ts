import type { Roster, RosterAnswer } from 'mf-shared/contracts/rosters';
import { formatSlot, formatUntil } from 'mf-shared/format';

/** What an answer means for whoever gave it. */
export function standingText({ answer, in: places, reserve }: RosterAnswer): string {
  if (answer === 'maybe') return 'Belki geliyorsunuz. Kesinleşince Geliyorum’a basın.';
  if (answer === 'no') return 'Gelemiyorsunuz. Fikriniz değişirse Geliyorum’a basın.';
  if (places === 0) return `Kadro dolu; yedek ${reserve}. sıradasınız. Yer açılırsa kadroya girersiniz.`;
  return reserve === null
    ? 'Kadrodasınız.'
    : `Kadrodasınız; getirdikleriniz yedek ${reserve}. sıradan başlıyor.`;
}

/** Who is brought along: `+2 misafir`, `+2 misafir, 1 yedek`. */
export function broughtText({ answer, guests, in: places }: RosterAnswer): string {
  if (guests === 0) return '';
  const waiting = answer === 'yes' && places > 0 ? 1 + guests - places : 0;
  return `+${guests} misafir${waiting > 0 ? `, ${waiting} yedek` : ''}`;
}

export type Word = { tone: 'info' | 'warning'; text: string };

/** What somebody must know before they answer. */
export function wordOf(roster: Roster): Word | null {
  const { status, state, wasMoved, answersUntil } = roster;
  if (status === 'cancelled')
    return { tone: 'warning', text: 'Bu maçın saati iptal edildi. Gelmenize gerek yok.' };
  if (status === 'rejected')
    return { tone: 'warning', text: 'İşletme bu saati onaylamadı. Gelmenize gerek yok.' };
  if (state === 'over') return { tone: 'info', text: 'Maçın saati geldi; yanıtlar kapandı.' };
  if (wasMoved) return { tone: 'warning', text: `Maçın saati değişti: ${formatSlot(roster)}.` };
  if (status === 'pending')
    return { tone: 'info', text: 'İşletme bu saati henüz onaylamadı. Yanıtınızı şimdiden verebilirsiniz.' };
  if (state === 'late')
    return { tone: 'info', text: 'Yanıt süresi doldu. Gelemeyecekseniz yine de Gelemem deyin.' };
  return answersUntil === null
    ? null
    : { tone: 'info', text: `${formatUntil(answersUntil)} yanıt verebilirsiniz.` };
}
