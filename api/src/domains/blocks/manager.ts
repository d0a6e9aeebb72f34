import type { Member } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';

/**
 * Only the owner and managers decide whom a venue blocks.
 * @throws `staff_forbidden` to desk staff
 */
export function requireManager(actor: Member): void {
  if (actor.role === 'business' && actor.staff?.role === 'staff') throw new AppError('staff_forbidden');
}
