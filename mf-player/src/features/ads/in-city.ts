/** `Uşak` -> `Uşak’ta`, `İzmir` -> `İzmir’de`: a city with its locative suffix. */
export function inCity(name: string): string {
  const lower = name.toLocaleLowerCase('tr');
  const vowel = lower.match(/[aâıoueiöü](?=[^aâıoueiöü]*$)/)?.[0] ?? 'e';
  const consonant = /[fstkçşhp]$/.test(lower) ? 't' : 'd';
  return `${name}’${consonant}${/[aâıou]/.test(vowel) ? 'a' : 'e'}`;
}
