/** A province of the demo data: its price of a 7-a-side hour (TL) and its number of players. */
export type CitySource = { name: string; price: number; players: number; areaCode: string };

export const CITIES: readonly CitySource[] = [
  { name: 'İstanbul', price: 2000, players: 180, areaCode: '216' },
  { name: 'Ankara', price: 1700, players: 76, areaCode: '312' },
  { name: 'İzmir', price: 1750, players: 76, areaCode: '232' },
  { name: 'Bursa', price: 1500, players: 48, areaCode: '224' },
  { name: 'Antalya', price: 1600, players: 48, areaCode: '242' },
  { name: 'Adana', price: 1300, players: 36, areaCode: '322' },
  { name: 'Konya', price: 1250, players: 36, areaCode: '332' },
  { name: 'Gaziantep', price: 1250, players: 36, areaCode: '342' },
  { name: 'Kayseri', price: 1200, players: 30, areaCode: '352' },
  { name: 'Trabzon', price: 1300, players: 30, areaCode: '462' },
  { name: 'Samsun', price: 1200, players: 30, areaCode: '362' },
  { name: 'Eskişehir', price: 1350, players: 30, areaCode: '222' },
  { name: 'Diyarbakır', price: 1150, players: 26, areaCode: '412' },
  { name: 'Kocaeli', price: 1500, players: 36, areaCode: '262' },
  { name: 'Mersin', price: 1250, players: 26, areaCode: '324' },
  { name: 'Muğla', price: 1700, players: 30, areaCode: '252' },
  { name: 'Denizli', price: 1250, players: 22, areaCode: '258' },
  { name: 'Sakarya', price: 1250, players: 22, areaCode: '264' },
  { name: 'Tekirdağ', price: 1350, players: 12, areaCode: '282' },
];

/** The demo facts about a province that has venues. */
export function cityOf(name: string): CitySource {
  const city = CITIES.find((candidate) => candidate.name === name);
  if (!city) throw new Error(`No demo facts about ${name}.`);
  return city;
}
