import { formatMoney } from 'mf-shared/format';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';
import { priceList } from '../prices/index.ts';

/** Football night, and the price (TL) that the player was shown. */
type Shown = { date: string; price?: number | undefined };

/**
 * The hour's present price (TL).
 * @throws `price_changed` when the player was shown another one
 */
export async function requirePrice(
  tx: Tx,
  pitch: PitchRow,
  { date, price: shown }: Shown,
  startsAt: number,
): Promise<number> {
  const price = (await priceList(tx.q, pitch.venue_id))(pitch, date, startsAt);
  if (shown === undefined || shown === price) return price;
  const message = `Bu saatin fiyatı siz bakarken ${formatMoney(price)} oldu. Uygunsa yeniden deneyin.`;
  throw new AppError('price_changed', { message });
}
