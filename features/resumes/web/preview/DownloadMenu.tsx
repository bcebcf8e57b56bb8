import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { download } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { getCoverLetterDocx, getCoverLetterPdf } from '../../letters/contract.ts';
import { getResumeDocx, getResumeJson, getResumePdf, getResumeText } from '../../resumes-contract.ts';
import { PageWarnings } from './PageWarnings.tsx';

const FORMATS = [
  { name: 'PDF', help: 'For applications. Looks the same everywhere.', route: getResumePdf, ending: 'pdf' },
  { name: 'Word (DOCX)', help: 'If an employer asks for it, or to edit it in Word.', route: getResumeDocx, ending: 'docx' },
  { name: 'Plain text', help: 'To paste into forms.', route: getResumeText, ending: 'txt' },
  { name: 'JSON Resume', help: 'Complete data, for other apps.', route: getResumeJson, ending: 'json' },
] as const;

export const LETTER_FORMATS = [
  { name: 'PDF', help: 'For applications. Looks the same everywhere.', route: getCoverLetterPdf, ending: 'pdf' },
  {
    name: 'Word (DOCX)',
    help: 'If an employer asks for it, or to edit it in Word.',
    route: getCoverLetterDocx,
    ending: 'docx',
  },
] as const;

type Format = (typeof FORMATS)[number] | (typeof LETTER_FORMATS)[number];

type DownloadMenuProps = {
  id: number;
  /** Defaults to the formats of a resume. */
  formats?: readonly Format[];
  /** Runs before the file is requested, to save the latest edits. */
  onBefore?: () => Promise<void>;
  variant?: 'contained' | 'outlined';
  /** What is wrong with the pages of the PDF, shown above the formats. */
  warnings?: readonly string[];
};

/** The files of a resume or letter. */
export function DownloadMenu({ id, formats = FORMATS, onBefore, variant = 'contained', warnings = [] }: DownloadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const noticeId = useId();
  const save = useMutation(
    mutation(async ({ route, ending }: Format) => {
      await onBefore?.();
      await download(route, { params: { id } }, `${formats === FORMATS ? 'resume' : 'letter'}.${ending}`);
    }),
  );
  return (
    <>
      <Button
        variant={variant}
        color={variant === 'outlined' ? 'inherit' : 'primary'}
        loading={save.isPending}
        loadingPosition="start"
        startIcon={<IconDownload size={18} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Download
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-describedby': warnings.length > 0 ? noticeId : undefined } }}
      >
        {warnings.length > 0 && (
          <Box
            component="li"
            role="presentation"
            id={noticeId}
            sx={{ px: 1, pt: 0.5, pb: 1, maxWidth: 320, display: 'grid', gap: 1 }}
          >
            <PageWarnings warnings={warnings} />
          </Box>
        )}
        {formats.map((format) => (
          <MenuItem
            key={format.name}
            onClick={() => {
              setAnchor(null);
              save.mutate(format);
            }}
            sx={{ maxWidth: 320, whiteSpace: 'normal' }}
          >
            <ListItemText primary={format.name} secondary={format.help} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
