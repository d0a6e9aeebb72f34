import { copyText as copy } from 'mf-shared/ui/copyText';
import { shareOrCopy as share } from 'mf-shared/ui/shareOrCopy';

/** Shares the teams with the phone's share sheet; without one, or if that fails, copies them to the clipboard. */
export const shareOrCopy = (title: string, text: string): Promise<void> =>
  share({ title, text }, () => copyText(text));

/** Copies the teams to the clipboard and says so. */
export const copyText = (text: string): Promise<void> =>
  copy(text, 'Takımlar kopyalandı.', 'Kopyalanamadı. Metni seçip elle kopyalayın.');
