/** Suffixes of a number as read aloud: `-de`, `-e` and `-ini`, by its last word. */
const ENDINGS: Record<number, readonly [at: string, to: string, ofThem: string]> = {
  0: ['da', 'a', 'ını'],
  1: ['de', 'e', 'ini'],
  2: ['de', 'ye', 'sini'],
  3: ['te', 'e', 'ünü'],
  4: ['te', 'e', 'ünü'],
  5: ['te', 'e', 'ini'],
  6: ['da', 'ya', 'sını'],
  7: ['de', 'ye', 'sini'],
  8: ['de', 'e', 'ini'],
  9: ['da', 'a', 'unu'],
  10: ['da', 'a', 'unu'],
  20: ['de', 'ye', 'sini'],
  30: ['da', 'a', 'unu'],
  40: ['ta', 'a', 'ını'],
  50: ['de', 'ye', 'sini'],
  60: ['ta', 'a', 'ını'],
  70: ['te', 'e', 'ini'],
  80: ['de', 'e', 'ini'],
  90: ['da', 'a', 'ını'],
  100: ['de', 'e', 'ünü'],
  1000: ['de', 'e', 'ini'],
  1000000: ['da', 'a', 'unu'],
};

/** The last word of a whole number: 21 ends with `bir`, 60 with `altmış`, 1500 with `yüz`. */
function lastWord(value: number): number {
  if (value % 10 !== 0) return value % 10;
  if (value % 100 !== 0) return value % 100;
  if (value === 0) return 0;
  if (value % 1000 !== 0) return 100;
  return value % 1_000_000 === 0 ? 1_000_000 : 1000;
}
const endingsOf = (value: number) => ENDINGS[lastWord(Math.abs(Math.trunc(value)))] ?? ['de', 'e', 'ini'];

/** 73 -> `73'e` */
export const numberTo = (value: number): string => `${value}'${endingsOf(value)[1]}`;

/** 97 -> `97'sini` */
export const numberOfThem = (value: number): string => `${value}'${endingsOf(value)[2]}`;

/** Suffix of a number in a comparison: 0 -> `dan`, 3 -> `ten` */
export const thanSuffix = (value: number): string => `${endingsOf(value)[0]}n`;

const spoken = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return minutes === 0 ? hours : minutes;
};
const dotted = (time: string) => time.replace(':', '.');

/** `21:00` -> `21.00'de` */
export const clockAt = (time: string): string => `${dotted(time)}'${endingsOf(spoken(time))[0]}`;

/** `09:00` -> `09.00'a` */
export const clockTo = (time: string): string => `${dotted(time)}'${endingsOf(spoken(time))[1]}`;
