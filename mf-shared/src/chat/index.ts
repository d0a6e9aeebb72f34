export { ChatPage } from './ChatPage.tsx';
export { chatLink } from './link.ts';
