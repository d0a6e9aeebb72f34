import type { ReportRow } from '../../db/schema/reports.ts';
import { type Kept, whole } from '../../http/account-parts.ts';

/** Reports by the account end with it, and those about what is deleted with the account: `gone` names its kinds. */
const reportsWith = (...gone: ReportRow['subject_type'][]) =>
  ({
    parts: {
      reports: whole((q, owner) =>
        q
          .selectFrom('reports')
          .select(['subject_type', 'reason', 'text', 'status', 'created_at', 'updated_at'])
          .where('reporter_id', '=', owner)
          .orderBy('id'),
      ),
    },
    forget: (q, owner) =>
      q
        .deleteFrom('reports')
        .where((eb) =>
          eb.or([
            eb('reporter_id', '=', owner),
            eb.and([eb('owner_id', '=', owner), eb('subject_type', 'in', gone)]),
          ]),
        )
        .execute(),
  }) satisfies Kept;

export const reportsOfAccount = {
  player: reportsWith('person', 'ad', 'challenge'),
  venue: reportsWith('venue', 'photo'),
};
