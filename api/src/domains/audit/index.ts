export { actsAbout, decisionsAbout, whoDecided } from './decisions.ts';
export { lastActorOf } from './last-actor.ts';
export { latestActs } from './latest-acts.ts';
export { noteAuditHead } from './note-head.ts';
export { recordAct } from './record-act.ts';
export { verifyLog } from './verify.ts';
