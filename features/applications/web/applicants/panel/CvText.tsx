import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { getSentText } from '../../../pipeline-contract.ts';
import { MilitaryText } from './MilitaryText.tsx';
import { ONCE } from './read-once.ts';

/** A Word file as text, with headings and bullets: its pages can't be rendered without an office suite. Each opening counts once as a view. */
export default function CvText({ applicationId, what }: { applicationId: number; what: string }) {
  const text = useQuery({ ...query(getSentText, { params: { id: applicationId } }), ...ONCE });
  if (text.isPending) return <DetailsSkeleton what={`the ${what}`} />;
  const blocks = text.data?.data;
  if (!blocks || blocks.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        We can’t show this file here. Download it to read it.
      </Typography>
    );
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        The text of a Word file, without its layout. Download it to see it as it was sent.
      </Typography>
      <Box sx={{ maxWidth: '75ch', typography: 'body2', display: 'grid', gap: 0.5 }}>
        {blocks.map(({ kind, text: words }, index) => {
          // The same line may occur twice, and the list never changes.
          const key = `${index} ${words}`;
          if (kind === 'heading')
            return (
              <Typography key={key} variant="subtitle2" component="h4" sx={{ mt: index === 0 ? 0 : 2 }}>
                {words}
              </Typography>
            );
          return (
            <Box key={key} sx={kind === 'bullet' ? { display: 'flex', gap: 1, pl: 1 } : {}}>
              {kind === 'bullet' && (
                <Box component="span" aria-hidden>
                  •
                </Box>
              )}
              <span>
                <MilitaryText>{words}</MilitaryText>
              </span>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
