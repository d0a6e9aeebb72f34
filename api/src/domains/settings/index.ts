export { settingsView } from './view.ts';
