import { BRAND } from 'mf-shared/brand';
import * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import { html } from '../../base/html.ts';
import { bankPage } from './html.ts';
import type { Checkout, PaymentGateway, Verdict } from './index.ts';
import { callIyzico, IyzicoRefusal, isSigned, type Merchant } from './iyzico-client.ts';
import { refundAtIyzico } from './iyzico-refund.ts';

const INITIALISE = '/payment/iyzipos/checkoutform/initialize/auth/ecom';
const DETAIL = '/payment/iyzipos/checkoutform/auth/ecom/detail';
/** The number that iyzico asks for when merchants do not know the buyer's identity number. */
const NO_IDENTITY_NUMBER = '11111111111';

const Initialised = z.object({ token: z.string(), paymentPageUrl: z.string() });

const Detail = z.object({
  paymentStatus: z.optional(z.string()),
  errorMessage: z.optional(z.string()),
  token: z.optional(z.string()),
  paymentId: z.optional(z.string()),
  basketId: z.optional(z.string()),
  conversationId: z.optional(z.string()),
  currency: z.optional(z.string()),
  price: z.optional(z.number()),
  paidPrice: z.optional(z.number()),
  signature: z.optional(z.string()),
});
type Detail = z.infer<typeof Detail>;

/** iyzico's checkout form. The buyer enters the card on iyzico's own page, always with 3-D Secure. */
export function iyzico(merchant: Merchant): PaymentGateway {
  return {
    name: 'iyzico',
    open: async (checkout) => {
      const { token, paymentPageUrl } = await callIyzico(
        merchant,
        INITIALISE,
        requestOf(checkout),
        Initialised,
      );
      return { token, htmlContent: leadingTo(paymentPageUrl) };
    },
    verify: (token, paymentId) => verify(merchant, token, paymentId),
    refund: (order) => refundAtIyzico(merchant, order),
    bank: null,
  };
}

function requestOf({ paymentId, amount, callbackUrl, buyer }: Checkout) {
  const price = amount.toFixed(1);
  const words = buyer.fullName.trim().split(/\s+/);
  const surname = words.length > 1 ? words.pop() : words[0];
  const address = {
    contactName: buyer.fullName,
    city: buyer.city,
    country: 'Turkey',
    address: buyer.address,
  };
  return {
    locale: 'tr',
    conversationId: paymentId,
    price,
    paidPrice: price,
    currency: 'TRY',
    basketId: paymentId,
    paymentGroup: 'SUBSCRIPTION',
    callbackUrl,
    forceThreeDS: 1,
    enabledInstallments: [1],
    buyer: {
      id: buyer.id,
      name: words.join(' '),
      surname,
      identityNumber: NO_IDENTITY_NUMBER,
      email: buyer.email,
      gsmNumber: buyer.phone,
      registrationAddress: buyer.address,
      city: buyer.city,
      country: 'Turkey',
      ip: buyer.ip,
    },
    billingAddress: address,
    shippingAddress: address,
    basketItems: [
      {
        id: 'monthly-fee',
        name: `${BRAND} aylık işletme hizmet bedeli`,
        category1: 'Hizmet',
        itemType: 'VIRTUAL',
        price,
      },
    ],
  };
}

/** A page that goes on to iyzico by itself; the content security policy would stop a form. */
function leadingTo(paymentPageUrl: string): string {
  const url = new URL(paymentPageUrl);
  if (!/^https?:$/.test(url.protocol)) throw new Error('iyzico answered an address that is no page.');
  return bankPage({
    title: '3D Secure ödeme',
    next: { url: url.href, seconds: 0 },
    body: html`<h1>Ödeme sayfasına gidiyorsunuz</h1>
<p>Kart bilgilerinizi iyzico’nun güvenli sayfasında girersiniz.</p>
<p><a class="main" href="${url.href}">Sayfa açılmadıysa devam edin</a></p>`,
  });
}

async function verify(merchant: Merchant, token: string, paymentId: string): Promise<Verdict> {
  const detail = await detailOf(merchant, token, paymentId);
  if ('declined' in detail) return { status: 'failed', reason: sentence(detail.declined) };
  requireSignature(merchant.secret, detail);
  const { paymentStatus, basketId, currency, price } = detail;
  if (paymentStatus === 'FAILURE') return { status: 'failed', reason: sentence(detail.errorMessage) };
  if (paymentStatus !== 'SUCCESS') return { status: 'waiting' };
  // `price` is the ordered amount; `paidPrice` may include the bank's commission.
  const amount = currency === 'TRY' && detail.token === token ? (price ?? 0) : 0;
  return { status: 'paid', orderId: basketId ?? '', amount };
}

const sentence = (reason: string | undefined) => reason?.slice(0, 200) || 'Bankanız ödemeyi onaylamadı.';

/**
 * iyzico's record of a token.
 * @throws `unavailable` when iyzico does not answer
 */
async function detailOf(merchant: Merchant, token: string, paymentId: string) {
  try {
    return await callIyzico(merchant, DETAIL, { locale: 'tr', conversationId: paymentId, token }, Detail);
  } catch (error) {
    if (error instanceof IyzicoRefusal && error.isDecline) return { declined: error.reason };
    throw new AppError('unavailable');
  }
}

/**
 * Checks that iyzico signed its answer. Only an answer without a payment needs no signature.
 * @throws `unavailable`
 */
function requireSignature(secret: string, detail: Detail): void {
  if (!detail.signature && detail.paymentStatus !== 'SUCCESS') return;
  const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token } = detail;
  const values = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token];
  const texts = values.map((value) => value ?? '');
  if (!isSigned(secret, texts, detail.signature ?? '')) throw new AppError('unavailable');
}
