export { DownloadPanel } from './DownloadPanel.tsx';
export { EndDialog } from './EndDialog.tsx';
