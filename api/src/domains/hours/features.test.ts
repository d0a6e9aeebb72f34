import { expect, it } from 'vitest';
import { districtOf } from './district.ts';
import { featureBits, featuresOf, playersOf } from './features.ts';

it.each([
  ["7'ye 7", 7],
  ["11'e 11", 11],
  ['6x6', 6],
  ['8 v 8', 8],
  ['14 kişi', 7],
  ['12 kişilik', 6],
  ['7 kişi', 7],
  ['Büyük', 0],
  ['40 araçlık', 0],
])('%s has %i players a side', (capacity, players) => {
  expect(playersOf(capacity)).toBe(players);
});

it.each([
  [
    'Duş ve soyunma odası, ücretsiz otopark, krampon kiralama, kafeterya',
    ['parking', 'shower', 'boots', 'cafe'],
  ],
  ['SICAK SU, YELEK ve maç kaydı', ['shower', 'bibs', 'camera']],
  ['Dush yok; büfemiz kapalıdır', []],
  ['', []],
] as const)('reads what a venue has from: %s', (equipment, facilities) => {
  expect(featuresOf(equipment, 'Saha 1')).toBe(featureBits(facilities, false));
});

it.each([
  ['Kapalı Saha', '', true],
  ['Kapalı', '', true],
  ['Saha 1', 'Kapalı halı saha, duş', true],
  ['Saha 1', 'Kapalı tribün', false],
  ['Kapalı Tribün Sahası', '', false],
])('a pitch %s of a venue with “%s” is roofed: %s', (name, equipment, indoor) => {
  expect((featuresOf(equipment, name) & featureBits([], true)) > 0).toBe(indoor);
});

it.each([
  ['Caferağa Mahallesi, Moda Caddesi No: 214, Kadıköy', 'İstanbul', 'Kadıköy'],
  ['Moda Cad. 3 KADIKÖY/İSTANBUL', 'İstanbul', 'Kadıköy'],
  ['Şişli Caddesi 4, Kadıköy', 'İstanbul', 'Kadıköy'],
  ['Çarşı Caddesi 4', 'İstanbul', null],
  ['Cumhuriyet Mahallesi 5, Ümraniye', 'Ankara', null],
])('%s of %s is in %s', (address, city, district) => {
  expect(districtOf(address, city)).toBe(district);
});
