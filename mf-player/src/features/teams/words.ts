import { BRAND } from 'mf-shared/brand';
import { type Balance, balanceOf, LINES, lineOf, type TeamKey } from '../../common/teams/index.ts';
import type { Member, Teams } from './model.ts';

const ONE_DIGIT = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

export const figure = (value: number) => ONE_DIGIT.format(value);

/** Difference of the averages as text, to a tenth of a point. */
export const averageGap = ({ a, b }: Pick<Balance, 'a' | 'b'>) => Math.abs(a.average - b.average);

/** How even the teams are, in a word or two. */
export function verdict(balance: Balance): string {
  const gap = averageGap(balance);
  // Equal averages mean little if one side lacks a player or a keeper.
  const keepers = balance.lines.find(({ line }) => line === 'goal');
  if (balance.a.count !== balance.b.count) return 'Sayılar eşit değil';
  if (keepers && (keepers.a.count === 0 || keepers.b.count === 0)) return 'Kaleci tek tarafta';
  if (gap < 0.5) return 'Başa baş';
  if (gap < 1.5) return 'Dengeli';
  return gap < 3 ? 'Hafif fark var' : 'Dengesiz';
}

/** Players of a team from the own goal on, the strongest of each line first. */
export function inTeam({ members, split }: Teams, key: TeamKey): Member[] {
  const ids = new Set(split?.[key]);
  return members
    .filter(({ id }) => ids.has(id))
    .sort(
      (one, other) =>
        LINES.indexOf(lineOf(one.position)) - LINES.indexOf(lineOf(other.position)) ||
        other.rating - one.rating ||
        one.fullName.localeCompare(other.fullName, 'tr'),
    );
}

/** The teams as a chat message. */
export function shareText(teams: Teams): string {
  if (!teams.split) return '';
  const balance = balanceOf(teams.members, teams.split);
  const block = (key: TeamKey) => [
    `${teams.names[key]} (${balance[key].count} kişi, ortalama ${figure(balance[key].average)})`,
    ...inTeam(teams, key).map((one) => {
      const about = [one.position ?? 'Mevkisiz', one.guest ? 'misafir' : ''].filter(Boolean).join(', ');
      return `- ${one.fullName} (${about}) ${one.rating}`;
    }),
  ];
  const gap = `Fark: oyuncu başına ${figure(averageGap(balance))} puan`;
  return [...block('a'), '', ...block('b'), '', gap, `${BRAND} ile kuruldu`].join('\n');
}
