import { toast } from './toast.ts';

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error('Kopyalanamadı. Lütfen elle seçip kopyalayın.');
  }
}
