import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  IconCalendarDue,
  IconChevronRight,
  IconClockExclamation,
  IconPencil,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Anchor } from '#kit/ui/page/link.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { ToDo } from '../contract.ts';
import { byJob, toDoInWords } from './dashboard-words.ts';

/** Jobs shown at first: the charts below stay near. */
const FIRST = 7;

const ICONS: Record<ToDo['kind'], TablerIcon> = {
  no_answer: IconClockExclamation,
  to_review: IconUserPlus,
  closing_soon: IconCalendarDue,
  draft: IconPencil,
};

/** What waits, by job, most urgent first; each line leads to where it is done. @param jobs how many jobs there are, also beyond those sent */
export function ToDoList({ toDo, jobs: total }: { toDo: readonly ToDo[]; jobs: number }) {
  const [all, setAll] = useState(false);
  // One more job than fits is shown instead of a button that hides it.
  const jobs = byJob(toDo);
  const shown = all || jobs.length <= FIRST + 1 ? jobs : jobs.slice(0, FIRST);
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      {shown.map((ofJob) => (
        <Box
          component="li"
          key={ofJob[0]?.job_id}
          sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
        >
          {ofJob.map((one, index) => (
            <Line key={one.kind} toDo={one} repeatsTitle={index > 0} />
          ))}
        </Box>
      ))}
      {shown.length < jobs.length && (
        <li>
          <Button fullWidth color="inherit" onClick={() => setAll(true)} sx={{ borderRadius: 0, minHeight: 44 }}>
            {jobs.length < total
              ? `Show the ${jobs.length} most urgent of ${total.toLocaleString('en-GB')} jobs`
              : `Show all ${jobs.length} jobs`}
          </Button>
        </li>
      )}
    </Box>
  );
}

/** @param repeatsTitle whether the line above is about the same job, so its title is only read out */
function Line({ toDo, repeatsTitle }: { toDo: ToDo; repeatsTitle: boolean }) {
  const { words, href, urgent } = toDoInWords(toDo);
  const Icon = ICONS[toDo.kind];
  return (
    <Box
      component={Anchor}
      href={href}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
        color: 'text.primary',
        textDecoration: 'none',
        outlineOffset: '-2px !important',
        // The colour of what is urgent is too light on a hovered background.
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <Box component={Icon} size={20} aria-hidden sx={{ flexShrink: 0, color: urgent ? 'warning.text' : 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}>
        {repeatsTitle ? (
          <VisuallyHidden component="span">{toDo.title} </VisuallyHidden>
        ) : (
          <Box component="span" sx={{ typography: 'subtitle2' }}>
            {toDo.title}{' '}
          </Box>
        )}
        <Box component="span" sx={{ typography: 'body2', color: urgent ? 'warning.text' : 'text.secondary' }}>
          {words}
          {toDo.kind === 'closing_soon' && (
            <>
              {' '}
              <DateText value={toDo.closes_at} />
            </>
          )}
        </Box>
      </Box>
      <Box component={IconChevronRight} size={18} aria-hidden sx={{ flexShrink: 0, color: 'text.secondary' }} />
    </Box>
  );
}
