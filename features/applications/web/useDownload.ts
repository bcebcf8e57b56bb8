import { useMutation } from '@tanstack/react-query';
import { call, download, saveFile } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { getSentResume } from '../contract.ts';

const PDF = 'application/pdf';
/** Long enough for a slow machine to read the file into its new tab. */
const URL_LIFETIME_MS = 60_000;

/** The CV as it was sent: downloaded under its own name or, if it is a PDF, opened in a new tab. */
export function useDownload(applicationId: number, name: string) {
  const params = { id: applicationId };
  const save = useMutation(mutation(() => download(getSentResume, { params }, name)));
  const open = useMutation(
    mutation(
      async (tab: Window | null) => {
        const file = await call(getSentResume, { params });
        // Only a PDF opens on this site's origin. The file is not requested again: each request counts as one view of the CV.
        if (!tab || file.type !== PDF) {
          tab?.close();
          saveFile(file, name);
          return;
        }
        const url = URL.createObjectURL(file);
        tab.location.replace(url);
        setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
      },
      {
        onError: (_, tab) => {
          tab?.close();
        },
      },
    ),
  );
  return {
    start: () => save.mutate(),
    // The tab opens in the click handler: browsers block one that opens later.
    open: () => open.mutate(window.open('', '_blank')),
    busy: save.isPending || open.isPending,
  };
}
