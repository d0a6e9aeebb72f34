import type { BoardEntry, ClosureReason } from 'mf-shared/contracts/board';
import { formatMoney, formatSlot } from 'mf-shared/format';
import type { Tile } from './model.ts';

export const REASONS: Record<ClosureReason, string> = {
  maintenance: 'Bakım',
  holiday: 'Tatil',
  other: 'Diğer',
};

/** The text in the hour, a word or two. */
export function titleOf(entry: BoardEntry): string {
  if (entry.kind === 'closure') return 'Kapalı';
  if (entry.kind === 'offer') return 'Sıradakine önerildi';
  return entry.status === 'pending' ? 'Bekliyor' : entry.name;
}

/** The smaller line below the title. */
export function detailOf(entry: BoardEntry): string {
  if (entry.kind === 'closure') return entry.note || (entry.reason ? REASONS[entry.reason] : '');
  if (entry.kind === 'offer') return 'Bekleme listesi';
  if (entry.status === 'pending') return entry.name;
  if (entry.note) return entry.note;
  if (entry.usualDate) return 'Abone, bu hafta taşındı';
  return { reservation: 'Rezervasyon', phone: 'Telefon', subscription: 'Abone' }[entry.kind];
}

/** The text of the tile for screen readers. */
export function labelOf(tile: Tile, open: boolean, forgotten: boolean): string {
  const where = `${tile.fieldName}, ${formatSlot(tile)}`;
  if (tile.entry)
    return `${where}: ${[titleOf(tile.entry), detailOf(tile.entry)].filter(Boolean).join(', ')}`;
  if (open) return `${where}: Boş, ${formatMoney(tile.hour?.price ?? 0)}`;
  return `${where}: ${forgotten ? 'Boş, sonradan yazılabilir' : 'Boş, artık yazılamaz'}`;
}
