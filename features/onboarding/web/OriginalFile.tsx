import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { OriginalCv } from '#features/resumes/resumes-contract.ts';
import { DownloadOriginal, OriginalPages } from '#features/resumes/web/parts.ts';

type OriginalFileProps = { resumeId: number; original: OriginalCv; part: string | null; word: string };

/** The uploaded file beside the fields parsed from it. On a phone it is above them and closed at first. */
export function OriginalFile({ resumeId, original, part, word }: OriginalFileProps) {
  const isBeside = useMediaQuery('(min-width: 900px)');
  const [opened, setOpened] = useState(false);
  const id = useId();
  const isShown = isBeside || opened;
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: isShown ? 1 : 0 }}>
        <Typography id={`${id}-title`} variant="subtitle2" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {isBeside ? `Your file: ${original.name}` : `Your ${word}`}
        </Typography>
        <DownloadOriginal resumeId={resumeId} original={original} />
        {!isBeside && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-expanded={opened}
            aria-controls={`${id}-pages`}
            endIcon={
              <Box component={IconChevronDown} size={16} aria-hidden sx={{ transform: opened ? 'rotate(180deg)' : 'none' }} />
            }
            onClick={() => setOpened(!opened)}
          >
            {opened ? 'Hide' : 'Show'}
          </Button>
        )}
      </Box>
      {isShown && <OriginalPages id={`${id}-pages`} resumeId={resumeId} original={original} part={part} />}
    </Box>
  );
}
