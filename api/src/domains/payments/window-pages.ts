import { html } from '../../base/html.ts';
import type { PaymentRow } from '../../db/schema/payments.ts';
import { htmlAnswer, type RawAnswer } from '../../http/raw-answer.ts';
import { bankPage } from '../../providers/payment/html.ts';

/** The page after a callback: the way back to us, or the reason why nothing was paid. */
export function resultPage(payment: PaymentRow): RawAnswer {
  if (payment.status === 'paid') return paidPage(payment.id);
  if (payment.status === 'failed') {
    return closing('Ödeme tamamlanamadı', payment.failure_reason ?? 'Bankanız ödemeyi onaylamadı.', 402);
  }
  return closing('Ödeme henüz onaylanmadı', 'Bankanız bu ödemeyi henüz onaylamadı.', 409);
}

function paidPage(paymentId: string): RawAnswer {
  const url = `/payment-success?paymentId=${encodeURIComponent(paymentId)}`;
  return htmlAnswer(
    bankPage({
      title: 'Ödemeniz alındı',
      next: { url, seconds: 1 },
      body: html`<h1>Ödemeniz alındı</h1>
<p>İşletme sayfanıza yönlendiriliyorsunuz…</p>
<p><a class="main" href="${url}">Devam et</a></p>`,
    }),
  );
}

/**
 * Shown while the bank gives no answer. It may have taken the money, so the person must be able to ask again
 * with the same token.
 */
export function retryPage(provider: string, token: string): RawAnswer {
  return htmlAnswer(
    bankPage({
      title: 'Ödeme sonucu alınamadı',
      body: html`<h1>Ödeme sonucu alınamadı</h1>
<p>Banka şu anda yanıt vermiyor. Ödemeyi onayladıysanız yeniden ödeme yapmayın; biraz sonra sonucu tekrar sorun.</p>
<form method="post" action="/api/payments/callback/${encodeURIComponent(provider)}">
<input type="hidden" name="token" value="${token}">
<button class="main">Sonucu tekrar sor</button>
</form>`,
    }),
    503,
  );
}

/** Shown for a token that nobody gave. */
export const unknownPage = () =>
  closing('Ödeme bulunamadı', 'Bu ödeme tanınmadı ya da artık geçerli değil.', 404);

const closing = (title: string, sentence: string, status: 402 | 404 | 409) =>
  htmlAnswer(
    bankPage({
      title,
      body: html`<h1>${title}</h1>
<p>${sentence}</p>
<p>Bu pencereyi kapatıp ödeme sayfasından yeniden deneyebilirsiniz.</p>
<p><a class="main" href="/payment">Ödeme sayfasına dön</a></p>`,
    }),
    status,
  );
