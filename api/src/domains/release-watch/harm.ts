import type { Harm, ReleaseMeasure } from 'mf-shared/contracts/release-watch';

const HARMS: Readonly<Record<ReleaseMeasure, string>> = {
  failed: 'sayfa açılmadı',
  erred: 'sayfa hata verdi',
  slow: 'sayfa yavaş ya da takılarak açıldı',
};

/** Why a candidate was taken back, with the counts of both versions. */
export const reasonOf = ({ measure, candidate, stable }: Harm): string =>
  `Adayı gören ${candidate.witnesses} ziyaretçiden ${candidate.bad} tanesinde ${HARMS[measure]}; kararlı sürümü gören ${stable.witnesses} ziyaretçide bu sayı ${stable.bad}.`;
