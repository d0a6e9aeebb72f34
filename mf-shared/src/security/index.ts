export { SecurityPanels } from './SecurityPanels.tsx';
