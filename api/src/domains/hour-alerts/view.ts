import type { HourAlert } from 'mf-shared/contracts/hour-alerts';
import type { HourAlertRow } from '../../db/schema/hour-alerts.ts';
import { ofBits } from '../hours/index.ts';

export const toAlert = (row: HourAlertRow): HourAlert => ({
  _id: row.id,
  id: row.id,
  city: row.city,
  district: row.district || null,
  nearby: row.lat !== null,
  radius: row.radius,
  date: row.date,
  earliest: row.earliest,
  latest: row.latest,
  players: row.players || null,
  maxPrice: row.max_price,
  ...ofBits(row.features),
});
