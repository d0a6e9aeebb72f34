export { supportOfAccount } from './account-parts.ts';
export { answerRefund } from './keep-answer.ts';
export { keepRefund } from './keep-refund.ts';
export { adminSupportOf } from './list.ts';
export { supportMerged } from './merge.ts';
export { purgeSupport } from './purge.ts';
export { supportByIds } from './queries.ts';
export { sendSupportAnswers } from './send-answers.ts';
