/** A line of a conversation between a and b. */
type Line = { by: 'a' | 'b'; text: string };
/** The last line is `hoursAgo` old; the last `unread` lines are unread by their receiver. */
export type Script = { lines: readonly Line[]; hoursAgo: number; unread: number };

const a = (text: string): Line => ({ by: 'a', text });
const b = (text: string): Line => ({ by: 'b', text });

/** Of the known player (a) with the known venue, friends and an opponent, and of players (a) with the venue (b). */
export const CHATS: {
  booking: Script;
  opponent: Script;
  friends: readonly Script[];
  requests: readonly Script[];
} = {
  booking: {
    hoursAgo: 2,
    unread: 1,
    lines: [
      a('Merhaba, Sahil Sahası için istek gönderdim. Yelek var mı?'),
      b('Merhaba Deniz Bey, yelek ve top bizden. Eldiven isterseniz gişeden alabilirsiniz.'),
      a('Harika, teşekkürler. On beş dakika erken gelsek soyunma odası açık olur mu?'),
      b('Tabii, buyurun. Çayınız da hazır olur, iyi maçlar.'),
    ],
  },
  opponent: {
    hoursAgo: 30,
    unread: 0,
    lines: [
      a('Selam, ilanınızı gördüm. Biz de yedi kişiyiz, dengi dengine bir maç olur gibi.'),
      b('Selam, kadronuza baktık, tam bizim ayarımız 😄 Saha sizde mi?'),
      a('Evet, saat dokuza ayırdım. Ücreti yarı yarıya bölüşelim mi?'),
      b('Anlaştık. Biz açık renk giyeriz, siz koyu gelin.'),
    ],
  },
  friends: [
    {
      hoursAgo: 5,
      unread: 2,
      lines: [
        a('Perşembe maça var mısın? Bir kişi eksiğiz.'),
        b('Varım, saat kaçta?'),
        a('Dokuz, Moda’da. Koyu renk forma getir.'),
        b('Tamamdır, gerekirse kaleye de geçerim.'),
        b('Bu arada bizim ofisten Kerem de gelmek istiyor, yer var mı?'),
      ],
    },
    {
      hoursAgo: 11,
      unread: 0,
      lines: [
        b('Dünkü maç çok iyiydi, üçüncü golü hâlâ konuşuyoruz.'),
        a('Pas senden geldi, hakkını yemeyelim 😄'),
        b('Haftaya rövanş istiyorlar.'),
        a('Olur, sahayı ben ayarlarım.'),
      ],
    },
    {
      hoursAgo: 20,
      unread: 1,
      lines: [
        b('Geçen maçın saha parasını sana mı atıyorum?'),
        a('Evet, kişi başı 170. Acele yok.'),
        b('Attım, dekontu gruba koydum.'),
      ],
    },
    {
      hoursAgo: 44,
      unread: 0,
      lines: [
        a('Takıma stoper arıyoruz, ilgilenir misin?'),
        b('Bu hafta şehir dışındayım, haftaya konuşalım.'),
        a('Tamam, yerini ayırıyorum.'),
      ],
    },
    {
      hoursAgo: 75,
      unread: 0,
      lines: [
        b('Bilek nasıl oldu?'),
        a('İyi, iki gün dinlendim. Bandajla oynarım.'),
        b('Zorlama, lazımsın bize.'),
      ],
    },
  ],
  requests: [
    {
      hoursAgo: 0.5,
      unread: 2,
      lines: [
        a('Merhaba, bu akşam için istek attım. Onaylanma şansı var mı?'),
        a('Ekip hazır, sizden haber bekliyoruz.'),
      ],
    },
    {
      hoursAgo: 3.5,
      unread: 1,
      lines: [
        a('İyi günler, Kapalı Saha’nın zemini yeni mi?'),
        b('İyi günler, geçen ay tamamen yenilendi.'),
        a('Süper. Otopark ücretli mi?'),
      ],
    },
    {
      hoursAgo: 6.5,
      unread: 0,
      lines: [
        a('Merhaba, her salı aynı saatte oynamak istiyoruz. Abonelik nasıl oluyor?'),
        b('Merhaba, saha sayfasından abonelik isteği gönderebilirsiniz. Onaylayınca saatiniz sizin olur.'),
        a('Teşekkürler, hemen gönderiyorum.'),
        b('Rica ederiz, iyi maçlar.'),
      ],
    },
    {
      hoursAgo: 9.5,
      unread: 0,
      lines: [
        a('Dün soyunma odasında gri bir mont unuttuk, buldunuz mu?'),
        b('Evet, gişede sizi bekliyor.'),
        a('Çok sağ olun, akşam uğrayıp alırım.'),
      ],
    },
    {
      hoursAgo: 27,
      unread: 0,
      lines: [
        a('Şirket turnuvası için cumartesi öğleden sonra Kapalı Saha’yı üç saat tutabilir miyiz?'),
        b('Tutarız. 14:00 ile 17:00 arası boş görünüyor, sizin için yazayım mı?'),
        a('Yazın lütfen, 30 kişi geleceğiz. Fatura da gerekecek.'),
        b('Yazdım. Fatura bilgilerinizi gün içinde buradan gönderin, yeter.'),
      ],
    },
    {
      hoursAgo: 51,
      unread: 0,
      lines: [
        a('Yağmur çok bastırdı, yarınki saatimizi Kapalı Saha’ya alabilir miyiz?'),
        b('21:00 boş, oraya taşıdım. Fiyat farkı almıyoruz.'),
        a('Büyüksünüz, teşekkürler.'),
      ],
    },
  ],
};
