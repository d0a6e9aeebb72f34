/** Turkish public holidays with a fixed day of the year (`MM-DD`). */
export const HOLIDAYS = [
  { name: 'Yılbaşı', day: '01-01' },
  { name: '23 Nisan', day: '04-23' },
  { name: '1 Mayıs', day: '05-01' },
  { name: '19 Mayıs', day: '05-19' },
  { name: '15 Temmuz', day: '07-15' },
  { name: '30 Ağustos', day: '08-30' },
  { name: '29 Ekim', day: '10-29' },
] as const;
