import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { countdown, type NextAction } from '../next-action.ts';
import { taskHref } from './task-link.ts';
import { useDashboard } from './useDashboard.ts';

/** The one thing to do next, with the days to leaving. Nothing where nothing waits. */
export function NextStrip() {
  const { data, failed } = useDashboard('next');
  const next = data?.next_action;
  // The height of the strip on a wide screen, so that what follows does not jump.
  if (!next) return failed ? null : <Box aria-hidden sx={{ minHeight: { md: 74 } }} />;
  const days = next.days_to_leaving === null ? null : countdown(next.days_to_leaving);
  const words = next.action && inWords(next.action);
  if (!words && !days) return null;
  return (
    <Box
      component="section"
      aria-labelledby="next-strip"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: 2.5,
        py: 0.75,
        border: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography id="next-strip" variant="caption" component="h2" sx={{ fontWeight: 600, color: 'primary.text' }}>
          Do this next
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {words ? words.title : 'You’re up to date. Choose your next step in the plan.'}
        </Typography>
        {words?.until && (
          <Typography variant="body2" sx={{ color: words.isLate ? 'error.text' : 'text.secondary' }}>
            {words.before} <DateText value={words.until} as="day" />
          </Typography>
        )}
      </Box>
      {days && (
        <Box
          sx={{
            flexShrink: 0,
            typography: 'subtitle2',
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {days}
        </Box>
      )}
      <Button
        variant="contained"
        href={words?.href ?? paths.veteran.transitionPlans()}
        sx={{ flexShrink: 0, width: { xs: '100%', sm: 'auto' } }}
      >
        {words?.button ?? 'Open your plan'}
      </Button>
    </Box>
  );
}

type Words = { title: string; before: string; until: string | null; isLate?: boolean; button: string; href: string };

function inWords(action: NextAction): Words {
  switch (action.kind) {
    case 'offer':
      return {
        title: `${action.company_name} has offered you the job: ${action.job_title}`,
        before: 'Answer by',
        until: action.until,
        button: 'Answer the offer',
        href: paths.veteran.application(action.application_id),
      };
    case 'interview':
      return {
        title: `Choose a time for your interview with ${action.company_name}: ${action.job_title}`,
        before: 'The last time offered is',
        until: action.until,
        button: 'Choose a time',
        href: paths.veteran.application(action.application_id),
      };
    case 'message':
      return {
        title: `${action.company_name} wrote to you${action.job_title ? ` about ${action.job_title}` : ''}`,
        before: '',
        until: null,
        button: 'Read and answer',
        href: paths.veteran.messages({ conversation: action.conversation }),
      };
    case 'overdue_task':
    case 'task':
      return {
        title: action.title,
        before: action.kind === 'task' ? 'Due' : 'Was due',
        until: action.due_on,
        isLate: action.kind === 'overdue_task',
        button: action.link?.startsWith('/') ? 'Start' : 'Open the task',
        href: taskHref(action),
      };
  }
}
