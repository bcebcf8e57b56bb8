import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { mutation } from '#kit/ui/data/query.ts';
import { answerIfApplied, findTracked, getOwnBoard, type Tracked } from '../../tracking-contract.ts';

/** Asks a veteran who went to another site whether they applied there. */
export function AskIfApplied({
  tracked: { id, title, company_name },
}: {
  tracked: Pick<Tracked, 'id' | 'title' | 'company_name'>;
}) {
  const answer = useMutation(
    mutation(answerIfApplied, { invalidates: [findTracked, getOwnBoard], success: ({ message }) => message }),
  );
  const say = (reply: 'yes' | 'not_yet' | 'no') => answer.mutate({ params: { id }, body: { answer: reply } });
  return (
    <Box
      role="group"
      aria-labelledby={`asked-${id}`}
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1.5,
        borderRadius: 1,
        bgcolor: 'info.soft',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p" id={`asked-${id}`}>
          Did you apply for {title}?
        </Typography>
        <Typography variant="body2">You went to the site of {company_name}. Only you see your answer.</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" disabled={answer.isPending} onClick={() => say('yes')}>
          Yes, I applied
        </Button>
        <Button size="small" variant="outlined" color="inherit" disabled={answer.isPending} onClick={() => say('not_yet')}>
          Not yet
        </Button>
        <Button size="small" color="inherit" disabled={answer.isPending} onClick={() => say('no')}>
          No
        </Button>
      </Box>
    </Box>
  );
}
