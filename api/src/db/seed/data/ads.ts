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
  'Sert değil, hızlı oynarız. Hakem biz ayarlarız.',
  '',
] as const;

export const PLAYER_WORDS = [
  'Kadromuzda bir kişi eksik, salı 22:00. Saha ücretine ortak.',
  'Sakatlık nedeniyle birkaç haftalığına oyuncu arıyoruz.',
  'Her çarşamba oynuyoruz, düzenli gelebilecek biri olsun.',
  'Bu akşam için acil. Ulaşımı biz ayarlarız.',
  'Takım arkadaşlığına önem veren, zamanında gelen birini arıyoruz.',
  '',
] as const;

export const TEAM_WORDS = [
  'Hafta içi her akşam uygunum, düzenli bir takıma girmek istiyorum.',
  'Şehre yeni taşındım, haftada bir iki maç yapmak isterim.',
  'Amatör ligde oynadım, iyi tempoda maçlar arıyorum.',
  'Son dakika eksik kalan takımlar yazabilir.',
  'Cumartesi ve pazar akşamları oynarım.',
  '',
] as const;
