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

export const OPPONENT_WORDS = [
  'Perşembe ya da cuma 21:00’den sonra. Orta seviye, centilmen bir rakip arıyoruz.',
  'Hafta sonu akşam maçı. Saha ücreti yarı yarıya.',
  'Sahamız hazır, rakibimiz iptal etti. Bu hafta oynayabilecek takım yazsın.',
  'Yaş ortalamamız 35, tempomuz fena değil. Sakatlık istemiyoruz.',
  'Düzenli olarak iki haftada bir karşılaşacağımız bir takım arıyoruz.',
  'Sert değil, hızlı oynarız. Hakemi biz ayarlarız.',
  'Cumartesi 22:00 sahamız ayrıldı, karşımıza bir takım lazım. Kaybeden çayları ısmarlar.',
  'Şirket takımıyız, çoğumuz haftada bir oynuyor. Dostça bir maç olsun yeter.',
  'Üniversiteden kalma ekip. Kondisyonumuz düştü ama pasımız yerinde.',
] as const;

export const PLAYER_WORDS = [
  'Kadromuzda bir kişi eksik, salı 22:00. Saha ücretine ortak.',
  'Sakatlık nedeniyle birkaç haftalığına oyuncu arıyoruz.',
  'Her çarşamba oynuyoruz, düzenli gelebilecek biri olsun.',
  'Bu akşam için acil. Ulaşımı biz ayarlarız.',
  'Takım arkadaşlığına önem veren, zamanında gelen birini arıyoruz.',
  'Perşembe 21:00, yedi kişilik kadronun bir yeri boş. Yaş fark etmez.',
  'Cuma maçımıza bir kişi lazım; gelen bir daha bırakmıyor, haberiniz olsun.',
  'Kalıcı oyuncu arıyoruz, her hafta aynı saatte oynuyoruz.',
] as const;

export const TEAM_WORDS = [
  'Hafta içi her akşam uygunum, düzenli bir takıma girmek istiyorum.',
  'Şehre yeni taşındım, haftada bir iki maç yapmak isterim.',
  'Amatör ligde oynadım, iyi tempoda maçlar arıyorum.',
  'Son dakika eksik kalan takımlar yazabilir.',
  'Cumartesi ve pazar akşamları oynarım.',
  'Uzun aradan sonra dönüyorum, tempo orta olsun. Saha ücretini peşin öderim.',
  'Çok koşarım, az konuşurum. Hafta içi 20:00’den sonra müsaitim.',
  'İki kişi birlikte de gelebiliriz, mevki fark etmez.',
] as const;
