import { ChatPage } from 'mf-shared/chat';

/** The venue's conversations. */
export const BusinessChatPage = () => <ChatPage side="Business" />;
