import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { download, toastError } from '#kit/ui/api.ts';
import { getCoverLetterDocx, getCoverLetterPdf } from '../../letters/contract.ts';
import { getResumeDocx, getResumeJson, getResumePdf, getResumeText } from '../../resumes-contract.ts';

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
  /** Those of a resume where none are given. */
  formats?: readonly Format[];
  /** What is written goes out: called before the file is asked for. */
  onBefore?: () => Promise<void>;
  variant?: 'contained' | 'outlined';
};

/** The files of a resume or letter. */
export function DownloadMenu({ id, formats = FORMATS, onBefore, variant = 'contained' }: DownloadMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [pending, setPending] = useState(false);
  const give = async ({ route, ending }: Format) => {
    setAnchor(null);
    setPending(true);
    try {
      await onBefore?.();
      await download(route, { params: { id } }, `${formats === FORMATS ? 'resume' : 'letter'}.${ending}`);
    } catch (error) {
      toastError(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button
        variant={variant}
        color={variant === 'outlined' ? 'inherit' : 'primary'}
        loading={pending}
        loadingPosition="start"
        startIcon={<IconDownload size={18} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Download
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format.name} onClick={() => void give(format)} sx={{ maxWidth: 320, whiteSpace: 'normal' }}>
            <ListItemText primary={format.name} secondary={format.help} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
