import { toast } from './toast.ts';

/** Copies a text to the clipboard and confirms it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error('Kopyalanamadı. Lütfen elle seçip kopyalayın.');
  }
}
