import type { FieldInput } from 'mf-shared/contracts/venues';
import { newId } from '../../base/id.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';

/** The part of a pitch's row that its owner writes. */
export const pitchValues = (field: FieldInput, sort: number) => ({
  name: field.name,
  capacity: field.capacity,
  price: field.price,
  working_hours: JSON.stringify(field.workingHours),
  sort,
});

/** A new pitch in service. */
export const pitchRow = (businessId: string, field: FieldInput, sort: number): PitchRow => ({
  id: newId(),
  venue_id: businessId,
  ...pitchValues(field, sort),
  archived_at: null,
});
