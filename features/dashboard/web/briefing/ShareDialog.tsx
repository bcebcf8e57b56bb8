import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { saveFile } from '#kit/ui/data/api.ts';
import { ContourMotif } from '#kit/ui/page/ContourMotif.tsx';
import { toast } from '#kit/ui/page/toast.tsx';
import { type ShareLines, shareText } from './briefing-words.ts';
import { drawShareCard } from './share-picture.ts';

/** A card to show others. It has none of the person's private data. */
export function ShareDialog({ lines, onClose }: { lines: ShareLines; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shareText(lines));
      toast.success('Text copied');
    } catch {
      toast.error('We couldn’t copy the text. Select it in the card and copy it.');
    }
  };
  const savePicture = async () => {
    const picture = await drawShareCard(lines);
    if (picture) saveFile(picture, 'briefing.png');
    else toast.error('Your browser couldn’t draw the picture. Copy the text instead.');
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="share-briefing">
      <DialogTitle id="share-briefing">Share your briefing</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          The card has no name, contact details, unit or dates.
        </Typography>
        <ShareCard lines={lines} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => void copy()}>
          Copy text
        </Button>
        <Button variant="contained" onClick={() => void savePicture()}>
          Download picture
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ShareCard({ lines: { headline, level, roles, source } }: { lines: ShareLines }) {
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: '#1E3452',
        color: '#FFFFFF',
        p: 3,
        minHeight: 240,
      }}
    >
      <Box
        aria-hidden
        sx={{ position: 'absolute', inset: 0, left: '55%', maskImage: 'linear-gradient(90deg, transparent, black 60%)' }}
      >
        <ContourMotif seed={41} opacity={0.28} />
      </Box>
      <Box sx={{ position: 'relative', display: 'grid', gap: 1.5 }}>
        <Box component="p" sx={{ m: 0, fontSize: 28, lineHeight: 1.2, fontWeight: 700 }}>
          {headline}
        </Box>
        {level && (
          <Box component="p" sx={{ m: 0, typography: 'body2' }}>
            {level}
          </Box>
        )}
        {roles.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, typography: 'subtitle1' }}>
            {roles.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </Box>
        )}
        <Box component="p" sx={{ m: 0, typography: 'caption' }}>
          {source}
        </Box>
      </Box>
    </Box>
  );
}
