import { useState } from 'react';
import { call, download, saveFile, toastError } from '#kit/ui/api.ts';
import { getSentResume } from '../contract.ts';

const PDF = 'application/pdf';
/** Long enough for a slow machine to read the file into its new tab. */
const KEEP_MS = 60_000;

/** The CV as it was sent: handed to the browser's downloads under its own name, or, a PDF, opened in a tab of its own. */
export function useDownload(applicationId: number, name: string) {
  const [busy, setBusy] = useState(false);
  const params = { id: applicationId };

  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };

  const start = () => during(() => download(getSentResume, { params }, name));

  const open = () => {
    // By the press itself: a browser refuses a tab that comes later.
    const tab = window.open('', '_blank');
    return during(async () => {
      try {
        const file = await call(getSentResume, { params });
        // Only a PDF opens on this site's origin. The file is not requested again: each request counts as one view of the CV.
        if (!tab || file.type !== PDF) {
          tab?.close();
          saveFile(file, name);
          return;
        }
        const url = URL.createObjectURL(file);
        tab.location.replace(url);
        setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  };

  return { start, open, busy };
}
