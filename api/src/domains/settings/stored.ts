import type { VersionedSettings } from 'mf-shared/contracts/venue-settings';
import { AppError } from '../../base/app-error.ts';
import type { Queries } from '../../db/database.ts';
import { settingsOf } from './queries.ts';
import { settingsView } from './view.ts';

/**
 * The settings of a venue with the mark of their state.
 * @throws `business_not_found`
 */
export async function storedSettings(q: Queries, businessId: string): Promise<VersionedSettings> {
  const row = await settingsOf(q, businessId);
  if (!row) throw new AppError('business_not_found');
  return { ...settingsView(row), version: String(row.settings_version) };
}
