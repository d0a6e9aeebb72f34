import type { SupportCreate } from 'mf-shared/contracts/support';
import type { Actor } from '../../auth/actor.ts';
import { holdMember } from '../../auth/hold-player.ts';
import { ownSide } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { SupportRow } from '../../db/schema/support-requests.ts';
import { requestRefund } from '../payments/index.ts';
import { enqueue } from '../queue/index.ts';
import { refundOf } from './refund.ts';

const AT_ACCOUNT =
  'Talebiniz bize ulaştı. Yanıtımızı bu sayfada, bildirimlerinizde ve e-postanızda bulacaksınız.';
/** Money, and what the law sets a time for. */
const URGENT: ReadonlySet<SupportRow['subject']> = new Set(['refund', 'privacy']);
const BY_MAIL = 'Talebiniz bize ulaştı. Yanıtımızı yazdığınız e-posta adresine göndereceğiz.';

/**
 * Stores a request to the people who run the product. A visitor gives a name and an address for the answer, and passes
 * the captcha.
 * @throws `validation`, the captcha's refusals, `forbidden` for admins
 * @throws for a refund: what `refundOf` throws, `refund_asked` when it was asked back already
 */
export async function askSupport(ctx: Ctx<Actor | null>, input: SupportCreate): Promise<{ message: string }> {
  const { actor } = ctx;
  if (actor?.role === 'admin') throw new AppError('forbidden');
  const visitor = actor ? null : visitorOf(input);
  if (visitor) await ctx.captcha.verify(input.recaptchaToken);
  const me = actor && ownSide(actor);
  const row: SupportRow = {
    id: newId(),
    owner_model: me?.model ?? null,
    owner_id: me?.id ?? null,
    visitor_name: visitor?.name ?? null,
    visitor_email: visitor?.email ?? null,
    subject: input.subject,
    text: input.text,
    payment_id: null,
    reservations: null,
    status: 'open',
    answer: null,
    answered_by: null,
    answered_at: null,
    due_at: null,
    tries: 0,
    created_at: ctx.clock(),
  };
  await ctx.db
    .transact(async (tx) => {
      if (actor) await holdMember(tx, { ...ctx, actor });
      const refund = input.subject === 'refund' ? await refundOf(tx, actor, row.created_at) : null;
      await tx.q
        .insertInto('support_requests')
        .values({ ...row, ...refund })
        .execute();
      if (refund) await requestRefund(tx, ctx, { requestId: row.id, paymentId: refund.payment_id });
      await enqueue(tx, ctx, { id: row.id, kind: 'support', isUrgent: URGENT.has(row.subject) });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('refund_asked') : error;
    });
  return { message: visitor ? BY_MAIL : AT_ACCOUNT };
}

/** Both are needed; marks both when both are missing. */
function visitorOf({ name, email }: SupportCreate): { name: string; email: string } {
  if (name && email) return { name, email };
  throw new AppError('validation', {
    fields: {
      ...(name ? {} : { name: 'Adınızı yazın.' }),
      ...(email ? {} : { email: 'Yanıt için e-posta adresinizi yazın.' }),
    },
  });
}
