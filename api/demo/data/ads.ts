export const LINEUP_NAMES = [
  'Gece Kartalları',
  'Salı Ekibi',
  'Kramponsuzlar',
  'Mahalle Karması',
  'Son Dakika FK',
  'Beton Savunma',
  'Üçüncü Yarı',
  'Çay Molası SK',
  'Ofis Yıldızları',
  'Eski Toprak',
  'Deplasman Canavarları',
  'Kontratak',
  'Yedek Kulübesi',
  'Işıklar Altında',
  'Perşembe Güneşi',
  'Dört Dörtlük',
  'Sahil Spor',
  'Ağları Delenler',
  'Uzatma Dakikaları',
  'Taç Çizgisi',
] as const;

/** The sentences of an ad: one of the first list, then one of the second. */
export type Sentences = readonly [readonly string[], readonly string[]];

export const OPPONENT_WORDS: Sentences = [
  [
    'Orta seviye, centilmen bir rakip arıyoruz.',
    'Yaş ortalamamız 35, tempomuz fena değil.',
    'Sahamız hazır, rakibimiz bu hafta gelemiyor.',
    'Sert değil, hızlı oynarız.',
    'Şirket takımıyız, çoğumuz haftada bir oynuyor.',
    'Üniversiteden kalma ekip; kondisyonumuz düştü ama pasımız yerinde.',
    'Birlikte üçüncü sezonumuz, kolay yenilmeyiz.',
    'Karşımıza dengi dengine bir takım istiyoruz.',
    'Aramızda iki eski amatör ligci var, gerisi mahalle yeteneği.',
    'Kalecimiz iyi, forvetimiz şanslı.',
    'Yeni kurulduk, birbirimizi daha yeni tanıyoruz.',
  ],
  [
    'Saha ücreti yarı yarıya.',
    'Kaybeden çayları ısmarlar.',
    'Hakemi biz ayarlarız.',
    'Sakatlık istemiyoruz, dostça olsun yeter.',
    'Anlaşırsak iki haftada bir tekrarlarız.',
    'Yelek bizde, siz forma rengini seçin.',
    'Gelemezseniz bir gün önceden haber verin, yeter.',
    'Rövanşı sizin sahanızda oynarız.',
    'Maçtan sonra mangal da olabilir.',
  ],
];

export const PLAYER_WORDS: Sentences = [
  [
    'Kadromuzda bir kişi eksik, günümüz salı 22.00.',
    'Sakatlık yüzünden birkaç haftalığına oyuncu arıyoruz.',
    'Her çarşamba oynuyoruz, düzenli gelebilecek biri olsun.',
    'Perşembe 21.00 maçımızda bir yer boş.',
    'Cuma maçımıza bir kişi lazım; gelen bir daha bırakmıyor.',
    'Kalıcı oyuncu arıyoruz, her hafta aynı saatte oynuyoruz.',
    'Bir arkadaşımız askere gitti, yeri boş kaldı.',
    'Pazar sabahları oynayan, kahvaltıya da kalan bir ekibiz.',
    'Turnuvaya yazıldık, bir kişi daha alacağız.',
    'Pazartesi 20.00 için kadroyu tamamlıyoruz.',
    'Cumartesi akşamları yedek kalmadan oynamak istiyoruz.',
  ],
  [
    'Saha ücretine ortak olsun.',
    'Zamanında gelsin, gerisi kolay.',
    'Yaş fark etmez.',
    'Seviyemiz orta, keyfimiz yüksek.',
    'İlk maç bizden.',
    'Formayı biz veriyoruz.',
    'Arabayla geçerken alabiliriz.',
    'Kavga etmeyen, pas veren biri yeter.',
    'Deneme maçı için yazın, konuşalım.',
  ],
];
/** Of an ad that was posted today. */
export const TONIGHT = 'Bu akşam için acil, bir kişi gelemiyor. Ulaşımı biz ayarlarız.';

export const TEAM_WORDS: Sentences = [
  [
    'Hafta içi her akşam uygunum.',
    'Şehre yeni taşındım, haftada bir iki maç yapmak isterim.',
    'Amatör ligde oynadım, iyi tempoda maçlar arıyorum.',
    'Son dakika eksik kalan takımlar yazabilir.',
    'Cumartesi ve pazar akşamları oynarım.',
    'Uzun aradan sonra dönüyorum, tempo orta olsun.',
    'Çok koşarım, az konuşurum.',
    'Eski takımım dağıldı, yenisini arıyorum.',
    'İşten 19.00’da çıkıyorum, sonrası boş.',
    'Kardeşimle birlikte de gelebiliriz.',
    'Lisede kaptandım, hâlâ top istiyorum.',
  ],
  [
    'Saha ücretini peşin öderim.',
    'Düzenli bir takıma girmek istiyorum.',
    'Mevki fark etmez, kaleye de geçerim.',
    'Arabam var, iki kişiyi de getiririm.',
    'Geç kalmam, söz.',
    'Dostça oynanan maçlar önceliğim.',
    'Bir deneme maçı yapalım, anlaşırız.',
    'Mesaj atmanız yeter, hemen dönerim.',
    'Sahil tarafı olursa daha iyi olur.',
  ],
];
