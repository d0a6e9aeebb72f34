import { issueToken, type SessionFor } from '../../auth/session.ts';
import type { SessionClaims } from '../../auth/token.ts';
import type { AppContext } from '../../context.ts';
import type { StaffRow } from '../../db/schema/staff.ts';
import type { VenueRow } from '../../db/schema/venues.ts';

type Signed = {
  business: Pick<VenueRow, 'id' | 'email' | 'token_version'>;
  /** The member of staff; null is the owner. */
  staff: Pick<StaffRow, 'id' | 'email' | 'role' | 'token_version'> | null;
  isActive: boolean;
};

/** The claims in tokens of a business's owner or staff. */
export function businessClaims({ business, staff, isActive }: Signed): SessionClaims {
  const of = staff
    ? { email: staff.email, tv: staff.token_version, staffId: staff.id, staffRole: staff.role }
    : { email: business.email, tv: business.token_version };
  return { id: business.id, role: 'business', isActive, ...of };
}

/** A session token for a business's owner or a member of its staff. */
export const businessToken = (ctx: AppContext, { session, ...of }: Signed & { session: SessionFor }) =>
  issueToken(ctx, businessClaims(of), session);
