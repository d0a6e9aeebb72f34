/** A line of a conversation between a and b. */
export type Line = { by: 'a' | 'b'; text: string };
type Script = { lines: readonly Line[]; unread: number };

const a = (text: string): Line => ({ by: 'a', text });
const b = (text: string): Line => ({ by: 'b', text });

/** Conversations of the known player (a) with the known business and with friends, and of players (a) with it (b). */
export const CHATS: { booking: readonly Line[]; friends: readonly Script[]; requests: readonly Script[] } = {
  booking: [
    a('Merhaba, Sahil Sahası için istek gönderdim. Yelek var mı?'),
    b('Merhaba Deniz Bey, yelek ve top bizden. Eldiven isterseniz gişeden alabilirsiniz.'),
    a('Harika, teşekkürler. On beş dakika erken gelsek soyunma odası açık olur mu?'),
    b('Tabii, buyurun. İstediğiniz zaman gelebilirsiniz.'),
  ],
  friends: [
    {
      lines: [
        a('Perşembe maça var mısın? Bir kişi eksiğiz.'),
        b('Varım abi, saat kaçta?'),
        a('Dokuz, Moda’da. Koyu renk forma getir.'),
        b('Tamamdır, ben kaleye de geçerim gerekirse.'),
        b('Bu arada Kerem de gelmek istiyor, yer var mı?'),
      ],
      unread: 2,
    },
    {
      lines: [
        b('Dünkü maç çok iyiydi, üçüncü golü hâlâ konuşuyoruz.'),
        a('Pas senden geldi, hakkını yemeyelim 😄'),
        b('Haftaya rövanş istiyorlar.'),
        a('Olur, sahayı ben ayarlarım.'),
      ],
      unread: 0,
    },
    {
      lines: [
        a('Takıma stoper arıyoruz, ilgilenir misin?'),
        b('Bu hafta şehir dışındayım, haftaya konuşalım.'),
      ],
      unread: 0,
    },
  ],
  requests: [
    {
      lines: [
        a('Merhaba, bu akşam için istek attım. Onaylanma şansı var mı?'),
        a('Ekip hazır, sizden haber bekliyoruz.'),
      ],
      unread: 2,
    },
    {
      lines: [
        a('İyi günler, Kapalı Saha’nın zemini yeni mi?'),
        b('İyi günler, geçen ay tamamen yenilendi.'),
        a('Süper. Otopark ücretli mi?'),
      ],
      unread: 1,
    },
    {
      lines: [
        a('Merhaba, her salı aynı saatte oynamak istiyoruz. Abonelik nasıl oluyor?'),
        b('Merhaba, saha sayfasından abonelik isteği gönderebilirsiniz. Onaylayınca saatiniz sizin olur.'),
        a('Teşekkürler, hemen gönderiyorum.'),
        b('Rica ederiz, iyi maçlar.'),
      ],
      unread: 0,
    },
    {
      lines: [
        a('Dün soyunma odasında gri bir mont unuttuk, buldunuz mu?'),
        b('Evet, gişede sizi bekliyor.'),
        a('Çok sağ olun, akşam uğrayıp alırım.'),
      ],
      unread: 0,
    },
  ],
};
