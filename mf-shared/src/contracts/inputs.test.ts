import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Rejection } from './admin.ts';
import { AdQuery } from './ads.ts';
import {
  Email,
  hasInk,
  IsoDate,
  jsonOr,
  NewPassword,
  numeric,
  optionalText,
  Paging,
  TimeSlot,
  unlessEmpty,
} from './common.ts';
import { StatusesQuery } from './friends.ts';
import { lineupProblem, placesOf } from './lineups.ts';
import { MATCH_STARTS, MatchCreate, type MatchPlayer, opponentsOf } from './matches.ts';
import { Content } from './messages.ts';
import { PriceRuleInput } from './prices.ts';
import { PasskeyAdd, TotpCode } from './second-factor.ts';
import { InviteAccept } from './staff.ts';
import { City, FifaStats, Teams, UserProfileUpdate } from './users.ts';
import { stripQuotes } from './venue-profile.ts';
import { BusinessAccount, BusinessPassword, ReviewInput } from './venues.ts';

const text = optionalText(3);
const json = jsonOr(z.array(z.number()));
const price = { price: 900 };

/** The parts of an answer that a test checks. */
const partOf = (answer: unknown, like: unknown) =>
  like !== null && typeof like === 'object' && !Array.isArray(like)
    ? Object.fromEntries(Object.keys(like).map((key) => [key, (answer as Record<string, unknown>)[key]]))
    : answer;

it.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['an address in small letters, those of ASCII alone', Email, ' AIi@X.TEST ', 'aii@x.test'],
  ['a password with spaces within', NewPassword, 'bir iki ', 'bir iki '],
  ['a venue’s password without quotes', BusinessPassword, ` "gizli'pa rola" `, 'gizlipa rola'],
  ['an end of line as one character', text, 'a\r\nb', 'a\nb'],
  ['a text without white space around', text, '  abc \n', 'abc'],
  ['a number of a form', numeric(), ' +1.50 ', 1.5],
  ['a number as it is', numeric(), -2, -2],
  ['an input that was left alone as absent', unlessEmpty(City), '', undefined],
  ['JSON of a form', json, '[1,2]', [1, 2]],
  ['what is no text as it is', json, [3], [3]],
  ['a late hour', TimeSlot, '23:30-00:30', '23:30-00:30'],
  ['twenty rows where nothing is said', Paging, {}, { limit: 20 }],
  ['the rows that an address asks for', Paging, { limit: '100' }, { limit: 100 }],
  ['ids without gaps', StatusesQuery, { ids: 'a,,b,' }, { ids: ['a', 'b'] }],
  [
    'teams of a line, a list and a paragraph',
    Teams,
    ' Yıldız  SK, Çınar;Kale\nFK,, ',
    ['Yıldız SK', 'Çınar', 'Kale', 'FK'],
  ],
  ['teams of a list', Teams, ['Çınar', '  ', 'Kale'], ['Çınar', 'Kale']],
  ['no teams of anything else', Teams, 7, []],
  ['a code that was typed in groups', TotpCode, ' 123 456 ', '123456'],
  ['what is missing of a match as empty', MatchCreate, { hour: null }, { hour: '', userB: '' }],
  [
    'a rule of one day and of one price alone',
    PriceRuleInput,
    { ...price, fromDate: '2026-11-20', toDate: '2026-11-20' },
    { label: '', fieldIds: [], weekdays: [], start: null, toDate: '2026-11-20' },
  ],
  ['a rule without an end', PriceRuleInput, { ...price, fromDate: '2026-11-20' }, { toDate: null }],
  ['a rule past midnight', PriceRuleInput, { ...price, start: '22:00', end: '02:00' }, { end: '02:00' }],
  ['a rejection without a reason', Rejection, { reason: '  ' }, { reason: '' }],
  [
    'a venue’s account without another password',
    BusinessAccount,
    { email: 'a@b.test', currentPassword: 'x', newPassword: '' },
    { newPassword: undefined },
  ],
  ['a passkey’s answer as it came', PasskeyAdd, { name: 'a', response: { id: 1 } }, { response: { id: 1 } }],
  [
    'ads of the whole country',
    AdQuery,
    { type: 'findPlayer', city: '', teamSize: '' },
    { city: undefined, teamSize: undefined },
  ],
  ['the size of a team from an address', AdQuery, { type: 'findPlayer', teamSize: '11' }, { teamSize: 11 }],
  ['a mark of a form', ReviewInput, { rating: '5', comment: ' iyi ' }, { rating: 5, comment: 'iyi' }],
  [
    'a profile without a city',
    UserProfileUpdate,
    {
      fullName: 'Ali',
      email: 'a@b.test',
      position: 'Bek',
      city: '',
      fifaStats: '{"speed":7}',
      newPassword: '',
    },
    { city: '', fifaStats: { speed: 7 }, newPassword: undefined },
  ],
])('keeps %s', (_, contract, input, kept) => {
  expect(partOf(contract.parse(input), kept)).toEqual(kept);
});

it.each<[unknown, string, string, z.ZodMiniType]>([
  ['a b@x.test', '', 'Geçerli bir e-posta adresi yazın.', Email],
  [' '.repeat(8), '', 'Şifre yalnızca boşluklardan oluşamaz.', NewPassword],
  ['"1234567"', '', 'Şifre en az 8 karakter olmalı.', BusinessPassword],
  [{ code: 'c', password: "gizli'parola" }, 'password', 'Şifrede tırnak işareti kullanmayın.', InviteAccept],
  [{ code: 'c', password: ' 1234567 ' }, 'password', 'Şifre en az 8 karakter olmalı.', InviteAccept],
  ['a\nbc', '', 'En fazla 3 karakter yazabilirsiniz.', text],
  ['', '', 'Bir sayı.', numeric('Bir sayı.')],
  ['1e3', '', 'Bir sayı.', numeric('Bir sayı.')],
  [true, '', 'Bir sayı.', numeric('Bir sayı.')],
  ['[1', '', 'Geçersiz veri.', json],
  [`${'['.repeat(33)}${']'.repeat(33)}`, '', 'Bu bilgi çok karmaşık.', json],
  ['1999-12-31', '', 'Geçerli bir tarih seçin.', IsoDate],
  ['2026-02-30', '', 'Geçerli bir tarih seçin.', IsoDate],
  ['24:00-25:00', '', 'Geçerli bir saat seçin.', TimeSlot],
  [{ ids: ',' }, 'ids', 'Oyuncu seçin.', StatusesQuery],
  [{}, 'ids', 'Oyuncu seçin.', StatusesQuery],
  [[7], '0', 'Takım adını yazın.', Teams],
  [Array.from({ length: 11 }, String), '', 'En fazla 10 takım yazabilirsiniz.', Teams],
  ['12345', '', 'Uygulamadaki 6 haneli kodu yazın.', TotpCode],
  ['\u200b\u2800', '', 'Bir mesaj yazın.', Content],
  [{ reason: '\u3164' }, 'reason', 'Gerekçeyi yazın.', Rejection],
  ['istanbul', '', 'Listeden bir şehir seçin.', City],
  [{ speed: 101 }, 'speed', 'En çok 100 olabilir.', FifaStats],
  [{ ...price, start: '20:00' }, 'end', 'Başlangıç ve bitiş saatini birlikte girin.', PriceRuleInput],
  [{ ...price, end: '20:00' }, 'end', 'Başlangıç ve bitiş saatini birlikte girin.', PriceRuleInput],
  [
    { ...price, fromDate: '2026-11-20', toDate: '2026-11-19' },
    'toDate',
    'Bitiş tarihi başlangıçtan önce olamaz.',
    PriceRuleInput,
  ],
  [{ type: 'findPlayer', teamSize: '12' }, 'teamSize', '5 ile 11 arasında bir sayı seçin.', AdQuery],
])('refuses %j (%s): %s', (input, field, sentence, contract) => {
  const [first] = contract.safeParse(input).error?.issues ?? [];
  expect([first?.path.join('.'), first?.message]).toEqual([field, sentence]);
});

it('a text shows something where any of it is drawn', () => {
  expect(['a', '.', ' ü ', '👨‍👩‍👧'].map(hasInk)).toEqual([true, true, true, true]);
  expect(['', ' \n', '\u0301', '\u115f\u1160\uffa0'].map(hasInk)).toEqual([false, false, false, false]);
});

it('quotes are taken from a text, those of Turkish sentences left', () => {
  expect(stripQuotes(` "Ali'nin “sahası” `)).toBe('Alinin “sahası”');
});

it('matches start at full and half hours', () => {
  expect([MATCH_STARTS.length, ...MATCH_STARTS.slice(0, 3), MATCH_STARTS.at(-1)]).toEqual([
    ...[48, '00:00', '00:30'],
    ...['01:00', '23:30'],
  ]);
});

it('opponents are those of the other side, for players of either, and none for who does not play', () => {
  const [ali, ece] = ['ali', 'ece'].map((id) => ({ id }) as MatchPlayer) as [MatchPlayer, MatchPlayer];
  const match = { playersA: [ali], playersB: [ece] };
  const facing = ['ali', 'ece', 'veli'].map((id) => opponentsOf(match, id));
  expect(facing).toEqual([[ece], [ali], []]);
});

const team = (...positions: string[]) =>
  positions.map((position, at) => ({ player: `p${at}`, position })) as Parameters<
    typeof lineupProblem
  >[0]['players'];
const FIVE = team('Kaleci', 'Stoper', 'Stoper', 'Bek', 'Forvet');

it.each([
  ['nothing of five with a name', { name: 'A', players: FIVE }, null],
  ['a name that shows nothing', { name: '\u200b', players: FIVE }, 'lineup_too_small'],
  ['four players', { name: 'A', players: FIVE.slice(1) }, 'lineup_too_small'],
  [
    'a player on two places',
    { name: 'A', players: FIVE.map((one) => ({ ...one, player: one.player.replace('p4', 'p0') })) },
    'lineup_player_twice',
  ],
])('of a lineup %s forbids it', (_, lineup, problem) => {
  expect(lineupProblem(lineup)).toBe(problem);
});

it('a position has as many places as are drawn', () => {
  expect((['Kaleci', 'Stoper', 'Orta Saha', 'Forvet'] as const).map(placesOf)).toEqual([1, 2, 2, 1]);
  expect(lineupProblem({ name: 'A', players: team('Kaleci', 'Kaleci', 'Bek', 'Bek', 'Forvet') })).toBe(
    'lineup_position_full',
  );
});
