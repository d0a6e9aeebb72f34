import type { Member } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';

/** Refuses a venue's day staff with `staff_forbidden`: whom a venue blocks is for its owner and managers to say. */
export function requireManager(actor: Member): void {
  if (actor.role === 'business' && actor.staff?.role === 'staff') throw new AppError('staff_forbidden');
}
