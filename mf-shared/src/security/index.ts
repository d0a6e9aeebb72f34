export { NO_PROOF, ProofFields, proofOf } from './ProofFields.tsx';
export { useFactor } from './queries.ts';
export { SecurityPanels } from './SecurityPanels.tsx';
