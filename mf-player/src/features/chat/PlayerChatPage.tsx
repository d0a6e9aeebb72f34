import { ChatPage } from 'mf-shared/chat';

export function PlayerChatPage() {
  return <ChatPage side="User" />;
}
