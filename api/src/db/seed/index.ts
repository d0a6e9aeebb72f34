import { foldTr } from 'mf-shared/format';
import { hashPassword } from '../../auth/password.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../database.ts';
import { createRandom } from './random.ts';

const PASSWORD = 'Topla-2026!';
const DAY = 24 * 60 * 60 * 1000;

/** Fills a new database with demo data; one that has businesses or players already is left alone. */
export async function seedDemo(ctx: AppContext): Promise<void> {
  if (!(await isNew(ctx.db.q))) return;
  const passwordHash = await hashPassword(PASSWORD);
  const now = ctx.clock();
  const random = createRandom(2026);
  await ctx.db.transact(async ({ q }) => {
    if (!(await isNew(q))) return;
    await q
      .insertInto('users')
      .values({
        id: random.idAt(now),
        role: 'user',
        full_name: 'Deniz Yılmaz',
        name_folded: foldTr('Deniz Yılmaz'),
        email: 'oyuncu@topla.test',
        password_hash: passwordHash,
        phone: '+905321002030',
        teams: '["Moda Kartalları"]',
        position: 'Ofansif Orta Saha',
        foot: 'Sağ',
        city: 'İstanbul',
        token_version: 0,
        created_at: now,
      })
      .execute();
    const businessId = random.idAt(now);
    await q
      .insertInto('businesses')
      .values({
        id: businessId,
        owner_name: 'Ayşe Öztürk',
        business_name: 'Moda Sahil Halı Saha',
        name_folded: foldTr('Moda Sahil Halı Saha'),
        email: 'isletme@topla.test',
        password_hash: passwordHash,
        phone: '+902161002030',
        address: 'Caferağa Mahallesi, Moda Caddesi 120, Kadıköy',
        city: 'İstanbul',
        lng: 29.0255,
        lat: 40.9822,
        equipment: '',
        status: 'approved',
        next_payment_at: now + 20 * DAY,
        rating_sum: 0,
        rating_count: 0,
        rating_score: 0,
        calendar_version: 0,
        token_version: 0,
        created_at: now,
      })
      .execute();
    await q
      .insertInto('pitches')
      .values({
        id: random.idAt(now),
        business_id: businessId,
        name: 'Saha 1',
        capacity: "7'ye 7",
        price: 2000,
        working_hours: JSON.stringify([{ start: '18:00', end: '02:00' }]),
        sort: 0,
      })
      .execute();
  });
}

async function isNew(q: Queries): Promise<boolean> {
  const business = await q.selectFrom('businesses').select('id').limit(1).executeTakeFirst();
  const player = await q
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'user')
    .limit(1)
    .executeTakeFirst();
  return !business && !player;
}
