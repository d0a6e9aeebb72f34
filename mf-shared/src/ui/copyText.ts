import { toast } from './toast.ts';

const FAILED = 'Kopyalanamadı. Lütfen elle seçip kopyalayın.';

/** Copies a text to the clipboard and says that it is done, or that it has failed. */
export async function copyText(text: string, done: string, failed = FAILED): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(failed);
  }
}
