import type { ChallengeRow } from '../../src/db/schema/challenges.ts';

/** A tournament of the demo data; `days` from today; `taken` is the share of taken places. */
export type TournamentSource = {
  name: string;
  city: string;
  days: number;
  fee: number;
  capacity: number;
  taken: number;
  /** Whether the known player organizes it. */
  own?: boolean;
};

export const TOURNAMENTS: readonly TournamentSource[] = [
  { name: 'Boğaz Gece Kupası', city: 'İstanbul', days: 9, fee: 400, capacity: 32, taken: 0.7 },
  { name: 'Anadolu Yakası Ligi', city: 'İstanbul', days: 16, fee: 250, capacity: 16, taken: 1 },
  { name: 'Kadıköy Kupası', city: 'İstanbul', days: 23, fee: 0, capacity: 24, taken: 0.3 },
  { name: 'Başkent Dostluk Kupası', city: 'Ankara', days: 12, fee: 350, capacity: 24, taken: 0.6 },
  { name: 'Körfez Dörtlüsü', city: 'İzmir', days: 6, fee: 300, capacity: 16, taken: 0.9 },
  { name: 'Uludağ Etekleri Kupası', city: 'Bursa', days: 19, fee: 200, capacity: 16, taken: 0.5 },
  { name: 'Akdeniz Buluşması', city: 'Antalya', days: 27, fee: 450, capacity: 16, taken: 0.4 },
  { name: 'Çukurova Kupası', city: 'Adana', days: 33, fee: 150, capacity: 12, taken: 0.2 },
  { name: 'Karadeniz Fırtınası', city: 'Trabzon', days: 14, fee: 200, capacity: 12, taken: 0.6 },
  { name: 'Porsuk Kupası', city: 'Eskişehir', days: 40, fee: 0, capacity: 12, taken: 0 },
  { name: 'Marmara Kupası', city: 'İstanbul', days: -18, fee: 300, capacity: 16, taken: 1 },
  { name: 'Kavaklıdere Turnuvası', city: 'Ankara', days: -41, fee: 200, capacity: 16, taken: 0.8 },
  { name: 'Moda Sahil Akşamı', city: 'İstanbul', days: 4, fee: 150, capacity: 14, taken: 0.5, own: true },
  { name: 'Kordon Kupası', city: 'İzmir', days: -75, fee: 250, capacity: 16, taken: 0.7 },
];

/** A challenge of the demo data; `hours` ago. */
export type ChallengeSource = Pick<ChallengeRow, 'type' | 'details'> & { city: string; hours: number };

export const CHALLENGES: readonly ChallengeSource[] = [
  {
    type: 'eksik-oyuncu',
    city: 'İstanbul',
    hours: 3,
    details: 'Yarın 21:00, Kadıköy. Kalecimiz sakatlandı, eldiveni olan gelsin. Saha ücreti bizden.',
  },
  {
    type: 'rakip-bul',
    city: 'İstanbul',
    hours: 8,
    details:
      'Her perşembe 7’ye 7 oynayan bir takımız, yaş ortalaması 30. Dostça ama koşan bir rakip arıyoruz.',
  },
  {
    type: 'eksik-oyuncu',
    city: 'İstanbul',
    hours: 20,
    details: 'Pazar sabahı 10:00 Ataşehir maçında iki orta saha eksik.\nSeviye: amatör, önemli olan gelmek.',
  },
  {
    type: 'rakip-bul',
    city: 'Ankara',
    hours: 26,
    details: 'Çankaya’da cuma 22:00 sahamız hazır, rakibimiz son anda vazgeçti. 6’ya 6.',
  },
  {
    type: 'eksik-oyuncu',
    city: 'İzmir',
    hours: 31,
    details: 'Bornova’da salı akşamları düzenli oynuyoruz, sol ayaklı bir bek arıyoruz.',
  },
  {
    type: 'rakip-bul',
    city: 'Bursa',
    hours: 48,
    details: 'Nilüfer’de iki takım daha bulursak dörtlü mini turnuva yapacağız. Kaybeden çayları ısmarlar.',
  },
  {
    type: 'eksik-oyuncu',
    city: 'Antalya',
    hours: 55,
    details: 'Lara tarafında cumartesi 20:00, bir forvet aranıyor. Bitirici olsun, pas veririz.',
  },
  {
    type: 'rakip-bul',
    city: 'Trabzon',
    hours: 70,
    details: 'Üniversiteden mezun takımı, 8’e 8 maç için Ortahisar’da rakip arıyor.',
  },
  {
    type: 'rakip-bul',
    city: 'Eskişehir',
    hours: 96,
    details: 'Hafta içi 19:00’dan sonra müsaidiz, sahayı ortak tutalım.',
  },
  {
    type: 'eksik-oyuncu',
    city: 'Ankara',
    hours: 14,
    details: 'Etlik’te çarşamba 21:00, yedinci kişimiz son anda vazgeçti. Mevki fark etmez, yeter ki gelsin.',
  },
  {
    type: 'rakip-bul',
    city: 'İstanbul',
    hours: 40,
    details: 'Veteran takımı (40 yaş üstü), cumartesi sabahı Üsküdar’da kendimiz gibi bir rakip arıyor.',
  },
  {
    type: 'rakip-bul',
    city: 'İzmir',
    hours: 62,
    details: 'Bostanlı’da pazar 19:00 saha bizden, top sizden. 7’ye 7, faul yok denecek kadar az.',
  },
];
