const ONES = ['ına', 'ine', 'sine', 'üne', 'üne', 'ine', 'sına', 'sine', 'ine', 'una'];
const TENS = ['', 'una', 'sine', 'una', 'ına', 'sine', 'ına', 'ine', 'ine', 'ına'];

/** A number with the Turkish suffix for "to … of them": `6’sına`, `10’una`. */
export function toThem(count: number): string {
  const [one, ten] = [count % 10, Math.floor(count / 10) % 10];
  const suffix = one > 0 || count === 0 ? ONES[one] : ten > 0 ? TENS[ten] : 'üne';
  return `${count}’${suffix}`;
}
