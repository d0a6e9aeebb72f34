import { BRAND } from 'mf-shared/brand';
import { formatInstant, formatMoney } from 'mf-shared/format';
import { html } from '../../base/html.ts';
import { bankPage } from './html.ts';

/** The address where the built-in bank takes the code. */
export const BANK_ACTION = '/api/payments/sandbox/3d-secure';

type Slip = {
  token: string;
  amount: number;
  code: string;
  orderId: string;
  /** When the code expires, ms. */
  expiresAt: number;
  /** Tries left after a wrong code. */
  triesLeft?: number;
};

/** The 3-D Secure page of the built-in bank, with the one-time code that a real bank would send by SMS. */
export function securePage({ token, amount, code, orderId, expiresAt, triesLeft }: Slip): string {
  const wrong = triesLeft !== undefined && wrongCode(triesLeft);
  return bankPage({
    title: '3D Secure doğrulama',
    body: html`<header>
<p class="bank">${BRAND} Deneme Bankası</p>
<h1>3D Secure doğrulama</h1>
</header>
<dl>
<div><dt>İş yeri</dt><dd>${BRAND}</dd></div>
<div><dt>Sipariş</dt><dd>${orderId.slice(-8).toUpperCase()}</dd></div>
<div><dt>Son onay</dt><dd>${formatInstant(expiresAt)}</dd></div>
<div class="sum"><dt>Tutar</dt><dd>${formatMoney(amount)}</dd></div>
</dl>
<p class="note">Burası bir deneme bankasıdır, kartınızdan para çekilmez. Gerçek bankanın SMS ile göndereceği kod:
<strong id="test-code" class="code">${code}</strong></p>
<form method="post" action="${BANK_ACTION}">
<input type="hidden" name="token" value="${token}">
<label for="code">Tek kullanımlık kod</label>
<input id="code" name="code" required autofocus inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" title="6 haneli kod"${wrong && html` aria-invalid="true" aria-describedby="wrong"`}>
${wrong}
<button class="main" name="decision" value="approve">Ödemeyi onayla</button>
<button name="decision" value="cancel" formnovalidate>Vazgeç</button>
</form>`,
  });
}

const wrongCode = (triesLeft: number) =>
  html`<p id="wrong" class="wrong" role="alert">Kod hatalı. ${triesLeft} hakkınız kaldı.</p>`;
