import { toast } from 'mf-shared/ui/toast';

/** Puts a text on the clipboard and says so. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error('Kopyalanamadı. Lütfen elle seçip kopyalayın.');
  }
}
