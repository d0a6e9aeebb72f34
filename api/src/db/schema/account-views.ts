import type { Party } from 'mf-shared/contracts/messages';

/** An admin who looks at the product as an account sees it. A view that ended has no row. */
export type AccountViewRow = {
  id: string;
  admin_id: string;
  /** The admin's session; the view ends with it. */
  session_id: string;
  /** The account that is looked at. */
  owner_model: Party;
  owner_id: string;
  reason: string;
  began_at: number;
  expires_at: number;
};

/** How often a call was read in a view. */
export type AccountViewReadRow = {
  view_id: string;
  /** The call's path, with the names of its parameters. */
  call: string;
  count: number;
};
