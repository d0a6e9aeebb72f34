import { toast } from 'mf-shared/ui/toast';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares a text with the phone's share sheet; without one, or if that fails, copies it to the clipboard. */
export async function shareOrCopy(title: string, text: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text });
      return;
    } catch (error) {
      if (isAbort(error)) return;
    }
  }
  await copyText(text);
}

/** Copies a text to the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Takımlar kopyalandı.');
  } catch {
    toast.error('Kopyalanamadı. Metni seçip elle kopyalayın.');
  }
}
