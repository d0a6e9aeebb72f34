export { reportsOfAccount } from './account-parts.ts';
export { adminReportsOf, earlierReports } from './list.ts';
export { reportsMerged } from './merge.ts';
export { openAbout } from './queries.ts';
export { resolveReport } from './resolve.ts';
