import type { Side } from '../../auth/side.ts';

/** An account as the subject of an entry in the audit log. */
export const subjectOf = ({ model, id }: Side) => ({
  type: model === 'User' ? ('player' as const) : ('venue' as const),
  id,
});
