import { cardRating, fullStats, ratedStats } from 'mf-shared/card';
import { POSITIONS, type Position, type Skill, type User } from 'mf-shared/contracts/users';
import { formatPhone } from '../../common/phone.ts';

/** What a slider shows for a skill that was never set. */
export const FORM_SKILL = 60;

export type Texts = {
  fullName: string;
  email: string;
  /** Asked for only where the e-mail is another one. */
  currentPassword: string;
  position: string;
  phone: string;
  teams: string;
  foot: string;
  city: string;
};
export type ProfileValues = Texts & { fifaStats: Record<Skill, number> };

/** The profile as the form edits it. */
export const toValues = (user: User): ProfileValues => ({
  fullName: user.fullName,
  email: user.email ?? '',
  currentPassword: '',
  position: user.position ?? '',
  phone: formatPhone(user.phone ?? ''),
  teams: user.teams.join(', '),
  foot: user.foot ?? '',
  city: user.city ?? '',
  fifaStats: fullStats(user.selfStats ?? user.fifaStats, FORM_SKILL),
});

/** The card as the form stands: what the sliders say, together with what opponents gave. */
export const cardStats = (values: Pick<ProfileValues, 'fifaStats'>, { received }: Pick<User, 'received'>) =>
  received ? fullStats(ratedStats(values.fifaStats, received)) : values.fifaStats;

const isPosition = (text: string): text is Position => POSITIONS.some((one) => one === text);

/** Rating of a card with these skills; `position` as the form has it. */
export const ratingOf = (stats: ProfileValues['fifaStats'], position: string) =>
  cardRating(stats, isPosition(position) ? position : null);

/** Whether the form holds another e-mail than the account; it takes the current password to ask for one. */
export const isOtherEmail = ({ email }: Pick<Texts, 'email'>, user: Pick<User, 'email'>): boolean =>
  email.trim().toLowerCase() !== (user.email ?? '');

/** What is sent: an empty foot is left out, since it is one of three or nothing. A password goes along where it is asked for. */
export function toPayload({ foot, currentPassword, ...values }: ProfileValues, user: Pick<User, 'email'>) {
  const secret = isOtherEmail(values, user) ? { currentPassword } : {};
  return foot ? { ...values, ...secret, foot } : { ...values, ...secret };
}
