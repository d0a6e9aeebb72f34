export { CalendarFeedPanel } from './CalendarFeedPanel.tsx';
