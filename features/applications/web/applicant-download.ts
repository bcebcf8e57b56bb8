import { useState } from 'react';
import { download, toastError } from '#kit/ui/api.ts';
import { getSentResume } from '../contract.ts';

/** Fetches the CV as it was sent and hands it to the browser's downloads under its own name. */
export function useDownload(applicationId: number, name: string) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await download(getSentResume, { params: { id: applicationId } }, name);
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return { start, busy };
}
