import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { DateText } from '#kit/ui/DateText.tsx';
import { paths } from '#kit/ui/paths.ts';
import type { ResumeCard } from '../resumes-contract.ts';
import { DownloadMenu } from './editor/DownloadMenu.tsx';
import { resumeEditHref, SOURCES } from './resume-words.ts';

type ResumeCardItemProps = {
  card: ResumeCard;
  pending: boolean;
  onCopy: () => void;
  onTrash: () => void;
  onRestore: () => void;
  onDelete: () => void;
};

export function ResumeCardItem({ card, pending, onCopy, onTrash, onRestore, onDelete }: ResumeCardItemProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (deed: () => void) => () => {
    setAnchor(null);
    deed();
  };
  const inTrash = card.trashed_at !== null;
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 2.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'space-between',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {inTrash ? (
              card.title
            ) : (
              <Link href={resumeEditHref(card)} color="inherit" underline="hover">
                {card.title}
              </Link>
            )}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {card.job ? `For ${card.job.title} at ${card.job.company}` : SOURCES[card.source]}
            {', '}
            {inTrash ? 'put in the trash ' : 'changed '}
            <DateText value={card.trashed_at ?? card.updated_at} />
          </Typography>
        </Box>
        {!inTrash && (
          <>
            <IconButton
              aria-label={`Options of ${card.title}`}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
              sx={{ mt: -0.75, mr: -1 }}
            >
              <IconDotsVertical size={20} aria-hidden />
            </IconButton>
            <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
              <MenuItem disabled={pending} onClick={choose(onCopy)}>
                Duplicate
              </MenuItem>
              <MenuItem disabled={pending} onClick={choose(onTrash)}>
                Put in the trash
              </MenuItem>
            </Menu>
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'caption', color: 'text.secondary' }}>
        <LinearProgress
          variant="determinate"
          value={card.completeness}
          aria-label={`How complete ${card.title} is`}
          sx={{ flex: 1, maxWidth: 160, height: 6, borderRadius: 3 }}
        />
        {card.completeness}% complete
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {inTrash ? (
          <>
            <Button
              variant="outlined"
              color="inherit"
              disabled={pending}
              onClick={onRestore}
              aria-label={`Take ${card.title} out`}
            >
              Take out
            </Button>
            <Button color="error" disabled={pending} onClick={onDelete} aria-label={`Delete ${card.title} for good`}>
              Delete for good
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" color="inherit" href={resumeEditHref(card)} aria-label={`Edit ${card.title}`}>
              Edit
            </Button>
            <Button color="inherit" href={paths.veteran.resumePreview(card.id)} aria-label={`Preview ${card.title}`}>
              Preview
            </Button>
            <DownloadMenu id={card.id} variant="outlined" />
          </>
        )}
      </Box>
    </Box>
  );
}
