import { cardRating, fullStats, ratedStats } from 'mf-shared/card';
import type { Foot, Position, Skill, User } from 'mf-shared/contracts/users';
import { formatPhone } from '../../common/phone.ts';

/** Slider value of a skill that was never set. */
export const FORM_SKILL = 60;

export type Texts = {
  fullName: string;
  email: string;
  /** Asked for only if the e-mail changes. */
  currentPassword: string;
  position: Position | '';
  phone: string;
  teams: string;
  foot: Foot | '';
  city: string;
};
export type ProfileValues = Texts & { fifaStats: Record<Skill, number> };

/** The profile as form values. */
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

/** The card with the form's values: the sliders, combined with the opponents' ratings. */
export const cardStats = (values: Pick<ProfileValues, 'fifaStats'>, { received }: Pick<User, 'received'>) =>
  received ? fullStats(ratedStats(values.fifaStats, received)) : values.fifaStats;

/** Rating of a card with these skills; `position` as in the form. */
export const ratingOf = (stats: ProfileValues['fifaStats'], position: Texts['position']) =>
  cardRating(stats, position || null);

/** Whether the form has a new e-mail; a new one needs the current password. */
export const isOtherEmail = ({ email }: Pick<Texts, 'email'>, user: Pick<User, 'email'>): boolean =>
  email.trim().toLowerCase() !== (user.email ?? '');

/**
 * The payload: an empty foot is left out, since the API allows only its three values. The password is sent only if it
 * is required.
 */
export function toPayload({ foot, currentPassword, ...values }: ProfileValues, user: Pick<User, 'email'>) {
  const secret = isOtherEmail(values, user) ? { currentPassword } : {};
  return foot ? { ...values, ...secret, foot } : { ...values, ...secret };
}
