export { BlockedPanel } from './BlockedPanel.tsx';
export { ReportButton } from './ReportButton.tsx';
export { SafetyMenu } from './SafetyMenu.tsx';
export { useUnblock } from './useBlocks.ts';
