import { signToken } from '../../auth/token.ts';
import type { AppContext } from '../../context.ts';
import type { StaffRow } from '../../db/schema/staff.ts';
import type { BusinessRow } from '../../db/schema.ts';

type Signed = {
  business: Pick<BusinessRow, 'id' | 'email' | 'token_version'>;
  /** Who of its people; null is the owner. */
  staff: Pick<StaffRow, 'id' | 'email' | 'role' | 'token_version'> | null;
  isActive: boolean;
};

/** A session token for the owner of a business or somebody of its staff. */
export function businessToken(ctx: AppContext, { business, staff, isActive }: Signed): Promise<string> {
  const of = staff
    ? { email: staff.email, tv: staff.token_version, staffId: staff.id, staffRole: staff.role }
    : { email: business.email, tv: business.token_version };
  const claims = { id: business.id, role: 'business' as const, isActive, ...of };
  return signToken(ctx.config.jwtSecret, claims, ctx.clock());
}
