import { toast } from '../page/toast.tsx';

/** Copies the full address of a path of this site. Where the browser refuses, the address is shown. */
export async function copyLink(path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    toast.success('Link copied');
  } catch {
    toast.error(`We couldn’t copy the link. Copy it here: ${address}`);
  }
}
