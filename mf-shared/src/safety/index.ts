export { BlockedPanel } from './BlockedPanel.tsx';
export { ReportButton } from './ReportButton.tsx';
export { REASON_NAMES } from './reasons.ts';
export { SafetyMenu } from './SafetyMenu.tsx';
export { useUnblock } from './useBlocks.ts';
