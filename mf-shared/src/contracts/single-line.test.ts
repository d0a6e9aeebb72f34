import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PhoneBookingCreate } from './board.ts';
import { ChallengeCreate } from './challenges.ts';
import { singleLine } from './common.ts';
import { LineupCreate } from './lineups.ts';
import { MatchCreate } from './matches.ts';
import { PayerDetails } from './payments.ts';
import { PasskeyAdd } from './second-factor.ts';
import { StaffInvite } from './staff.ts';
import { TournamentCreate } from './tournaments.ts';
import { UserProfileUpdate, UserRegistration } from './users.ts';
import { FieldInput, VenueRegistration, VenueUpdate } from './venues.ts';

const schema = singleLine('Adı yazın.', 20);
const kept = (text: string) => z.safeParse(schema, text).data;
const refusal = (text: unknown) => z.safeParse(schema, text).error?.issues[0]?.message;
const HIDDEN = 'Burada görünmeyen karakterler kullanılamaz. Lütfen silip yeniden yazın.';

it('keeps a name as one line', () => {
  expect(kept('  Ali \r\n\tVeli\u2028Can\u00a0Öz ')).toBe('Ali Veli Can Öz');
  expect(kept(`a${' '.repeat(40)}b`)).toBe('a b');
  expect(kept('x'.repeat(20))).toBe('x'.repeat(20));
  expect(refusal('x'.repeat(21))).toBe('En fazla 20 karakter yazabilirsiniz.');
});

it('says what is missing', () => {
  for (const text of [undefined, '', ' \n ', '\u3164', '\u200d']) expect(refusal(text)).toBe('Adı yazın.');
});

it('refuses what is drawn as nothing or turns the text around', () => {
  for (const mark of [
    '\u0000',
    '\u0007',
    '\u001b',
    '\u202e',
    '\u2066',
    '\u200b',
    '\u00ad',
    '\ud800',
    '\u{e0041}',
  ])
    expect(refusal(`Ali${mark}Veli`)).toBe(HIDDEN);
});

it('keeps joiners within a word or an emoji, and nowhere else', () => {
  for (const text of ['👨\u200d👩\u200d👧', 'می\u200cخواهم']) expect(kept(text)).toBe(text);
  for (const text of ['Ali\u200d Veli', '\u200cAli', 'Ali\u200d']) expect(refusal(text)).toBe(HIDDEN);
});

it.each([
  ['fullName', UserRegistration],
  ['phone', UserRegistration],
  ['fullName', UserProfileUpdate],
  ['phone', UserProfileUpdate],
  ['teams', UserProfileUpdate],
  ['ownerName', VenueRegistration],
  ['businessName', VenueRegistration],
  ['address', VenueRegistration],
  ['businessName', VenueUpdate],
  ['ownerName', VenueUpdate],
  ['name', FieldInput],
  ['capacity', FieldInput],
  ['name', StaffInvite],
  ['name', LineupCreate],
  ['name', TournamentCreate],
  ['contactInfo', ChallengeCreate],
  ['name', PhoneBookingCreate],
  ['phone', PhoneBookingCreate],
  ['matchLocation', MatchCreate],
  ['fullName', PayerDetails],
  ['name', PasskeyAdd],
] as const)('asks it of %s, at its field', (field, contract) => {
  const of = (text: string) =>
    z
      .safeParse(contract as z.ZodMiniType, { [field]: text })
      .error?.issues.filter(({ path }) => path[0] === field);
  expect(of('Ali\u202eVeli')?.map(({ message }) => message)).toEqual([HIDDEN]);
  expect(of('Ali\nVeli') ?? []).toEqual([]);
});
