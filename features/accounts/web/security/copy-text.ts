import { toast } from '#kit/ui/page/toast.tsx';

/** Whether this page may write to the clipboard. Browsers allow it only on secure pages. */
export function maySafelyCopy(): boolean {
  return typeof navigator.clipboard?.writeText === 'function';
}

export async function copyText(text: string, message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(message);
  } catch {
    toast.error('Your browser didn’t allow copying. Select the text and copy it yourself.');
  }
}
