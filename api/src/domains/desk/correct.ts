import type { ContactFix, PinFix } from 'mf-shared/contracts/desk';
import { isAddressTaken, roleOf, setContact } from '../../auth/accounts.ts';
import type { AdminActor } from '../../auth/actor.ts';
import type { Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import { normalisePhone } from '../../base/phone.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { askForMail, voidLinks } from '../account-mail/index.ts';
import { recordAct } from '../audit/index.ts';
import { refuseBarred } from '../bars/index.ts';
import { placeError, setPlace } from '../venues/index.ts';
import { holdEither, holdVenueAccount } from './hold.ts';
import { subjectOf } from './subject.ts';
import { tellAccount } from './tell.ts';

const NOTHING_NEW = 'Değiştirdiğiniz bir bilgi yok.';

/**
 * Corrects the e-mail and phone of an account. The old address is told, links that it got end, and the new one gets a
 * link that verifies it.
 * @throws `validation` where nothing changes, or at `phone`
 * @throws `email_taken`, `contact_barred`, and what `holdEither` throws
 */
export const correctContact = (ctx: Ctx<AdminActor>, side: Side, fix: ContactFix): Promise<void> =>
  ctx.db
    .transact(async (tx) => {
      const account = await holdEither(tx, side);
      const phone = phoneOf(side, fix.phone);
      const changes = {
        ...(fix.email === account.email ? {} : { email: fix.email }),
        ...(phone === account.phone ? {} : { phone }),
      };
      const names = Object.keys(changes) as (keyof typeof changes)[];
      if (names.length === 0) throw new AppError('validation', { fields: { email: NOTHING_NEW } });
      await refuseBarred(tx.q, changes, ctx.clock());
      if (changes.email !== undefined) {
        await changeEmail(tx, ctx, side, changes.email);
        const text = `Destek ekibimiz hesabınızın e-posta adresini ${changes.email} olarak düzeltti. Artık bu adresle giriş yapılamaz.`;
        await tellAccount(tx, ctx, { side, account, text });
      } else {
        const text = 'Destek ekibimiz hesabınızın telefon numarasını düzeltti.';
        await tellAccount(tx, ctx, { side, account, text });
      }
      await setContact(tx.q, side, changes);
      const subject = subjectOf(side);
      const before = Object.fromEntries(names.map((name) => [name, account[name]]));
      const { reason } = fix;
      await recordAct(tx, ctx, { act: `${subject.type}.contact`, subject, before, after: changes, reason });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error;
    });

const emailTaken = () => {
  const message = 'Bu e-posta adresiyle başka bir hesap var.';
  return new AppError('email_taken', { message, fields: { email: message } });
};

/** Only a player may be without a phone. */
function phoneOf({ model }: Side, text: string): string | null {
  if (text) return normalisePhone(text);
  if (model === 'User') return null;
  throw new AppError('validation', { fields: { phone: 'Telefon numarasını yazın.' } });
}

async function changeEmail(tx: Tx, ctx: Ctx<AdminActor>, side: Side, email: string): Promise<void> {
  if (await isAddressTaken(tx.q, roleOf(side.model), email)) throw emailTaken();
  await voidLinks(tx.q, side);
  const { model, id: accountId } = side;
  await askForMail(tx, ctx, { purpose: 'verify', model, accountId, address: email });
}

/**
 * Corrects the place of a venue on the map.
 * @throws `validation` at `location`
 * @throws `business_not_found`
 */
export async function correctPin(ctx: Ctx<AdminActor>, id: string, fix: PinFix): Promise<void> {
  const { location, reason } = fix;
  const misplaced = placeError(location);
  if (misplaced) throw new AppError('validation', { fields: { location: misplaced } });
  const side = { model: 'Business', id } as const;
  await ctx.db.transact(async (tx) => {
    const account = await holdVenueAccount(tx, id);
    await setPlace(tx.q, id, location);
    await ctx.reactions.venues.offerChanged(tx, ctx, id);
    const text =
      'Destek ekibimiz işletmenizin haritadaki konumunu düzeltti. Profilinizden kontrol edebilirsiniz.';
    await tellAccount(tx, ctx, { side, account, text });
    const before = { location: { city: account.city, coordinates: [account.lng, account.lat] } };
    const subject = subjectOf(side);
    await recordAct(tx, ctx, { act: 'venue.pin', subject, before, after: { location }, reason });
  });
}
