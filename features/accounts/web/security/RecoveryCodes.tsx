import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { copyText, maySafelyCopy } from './copy-text.ts';

/** The codes that give access when the phone is lost. Shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { siteName } = useLocale();
  const note = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => void note.current?.focus(), []);
  const text = codes.join('\n');

  const download = () => {
    const url = URL.createObjectURL(
      new Blob([`${siteName}: recovery codes\nEach code works once.\n\n${text}\n`], { type: 'text/plain' }),
    );
    const link = document.createElement('a');
    link.href = url;
    link.download = `${siteName.toLowerCase().replace(/\W+/g, '-')}-recovery-codes.txt`;
    link.click();
    // The browser reads the URL after the click returns.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };

  return (
    <>
      <Alert ref={note} tabIndex={-1} severity="success" role="status">
        The app is set up. Save these recovery codes somewhere safe. Each one signs you in once if you don’t have your phone. We
        won’t show them again.
      </Alert>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          my: 2,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
          gap: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.subtle',
        }}
      >
        {codes.map((code) => (
          <Box key={code} component="li" sx={{ fontFamily: 'monospace' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onKept}>
          I’ve saved them
        </Button>
        {maySafelyCopy() && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<IconCopy size={18} aria-hidden />}
            onClick={() => void copyText(text, 'Recovery codes copied')}
          >
            Copy
          </Button>
        )}
        <Button variant="outlined" color="inherit" startIcon={<IconDownload size={18} aria-hidden />} onClick={download}>
          Download
        </Button>
      </Box>
    </>
  );
}
