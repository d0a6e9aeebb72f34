export { districtOf } from './district.ts';
export { featureBits, ofBits, playersOf } from './features.ts';
export { type FreeHour, freeHoursAt } from './free-at.ts';
export { fillHours, renewHours, writeHours } from './renew.ts';
export { halvesOf } from './span.ts';
