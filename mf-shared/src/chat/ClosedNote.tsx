import type { ChatClosed } from '../contracts/messages.ts';
import { useUnblock } from '../safety/index.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ConversationPanel.module.css';

const WHY: Record<ChatClosed, string> = {
  own: 'Bu hesabı engellediniz. Yazmak için önce engeli kaldırın.',
  other: 'Bu hesaba şu anda mesaj gönderilemiyor.',
  stranger: 'Bu oyuncuya, size yazdıktan ya da sizden saat ayırttıktan sonra yazabilirsiniz.',
};

/** Replaces the composer and says why the caller cannot write. */
export function ClosedNote({ closed, partnerId }: { closed: ChatClosed; partnerId: string }) {
  const unblock = useUnblock();
  return (
    <div className={styles.closed}>
      <p role="status">{WHY[closed]}</p>
      {closed === 'own' && (
        <Button
          variant="secondary"
          size="sm"
          busy={unblock.isPending}
          onClick={() => unblock.mutate(partnerId)}
        >
          Engeli kaldır
        </Button>
      )}
    </div>
  );
}
