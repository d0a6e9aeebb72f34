import type { ClosingPreview } from 'mf-shared/contracts/account';

/** What ends with the account, with numbers, and what stays. */
export function Consequences({ ends }: { ends: ClosingPreview }) {
  const { reservations, subscriptions, waiting, phoneBookings, staff } = ends;
  const forPlayers = [
    reservations > 0 && `${reservations} rezervasyon`,
    subscriptions > 0 && `${subscriptions} abonelik`,
    waiting > 0 && `${waiting} bekleme listesi kaydı`,
  ].filter((part) => part !== false);
  return (
    <>
      <li>
        {forPlayers.length === 0 ? (
          'Bekleyen ya da gelecek bir rezervasyonunuz ve aboneliğiniz yok.'
        ) : (
          <>
            Bekleyen ve gelecek <b>{joined(forPlayers)} iptal edilir</b>; her oyuncuya haber verilir.
          </>
        )}
      </li>
      {phoneBookings > 0 && (
        <li>
          <b>{phoneBookings} telefon rezervasyonu</b> silinir. Arayanlara haber veremeyiz, lütfen siz verin.
        </li>
      )}
      <li>Sayfanız aramadan ve sıralamadan kalkar; fotoğraflarınız, fiyatlarınız ve takviminiz silinir.</li>
      {staff > 0 && (
        <li>
          Ekibinizdeki <b>{staff} kişi</b> erişimini hemen kaybeder, davetler geçersiz olur.
        </li>
      )}
      <li>
        Adınız, telefonunuz, adresiniz ve destek talepleriniz silinir; e-postanızla yeniden kaydolabilirsiniz.
      </li>
      <li>
        Geçmiş rezervasyonlar, yorumlar ve mesajlar oyuncularda işletmenizin adıyla kalır. Ödeme kayıtlarınızı
        yasa gereği saklarız. Ücret iadesi isteyecekseniz hesabı kapatmadan önce destek formundan isteyin;
        bekleyen iade talebinizin yanıtı e-postanıza gelir.
      </li>
      <li>Bütün cihazlardaki oturumlarınız hemen kapanır. Bu işlem geri alınamaz.</li>
    </>
  );
}

/** `a`, `a ve b`, `a, b ve c` */
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ve ${parts.at(-1)}`;
