import Box from '@mui/material/Box';
import {
  IconCalendarDue,
  IconChevronRight,
  IconClockExclamation,
  IconPencil,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { DateText } from '#kit/ui/DateText.tsx';
import { Anchor } from '#kit/ui/link.tsx';
import type { ToDo } from '../contract.ts';
import { toDoInWords } from './dashboard-words.ts';

const ICONS: Record<ToDo['kind'], TablerIcon> = {
  no_answer: IconClockExclamation,
  to_review: IconUserPlus,
  closing_soon: IconCalendarDue,
  draft: IconPencil,
};

/** What waits, most urgent first; each line leads to where it is done. */
export function ToDoList({ toDo }: { toDo: readonly ToDo[] }) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      {toDo.map((one) => (
        <Box
          component="li"
          key={`${one.kind} ${one.job_id}`}
          sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
        >
          <Line toDo={one} />
        </Box>
      ))}
    </Box>
  );
}

function Line({ toDo }: { toDo: ToDo }) {
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
        '&:hover': { bgcolor: 'background.subtle' },
      }}
    >
      <Box component={Icon} size={20} aria-hidden sx={{ flexShrink: 0, color: urgent ? 'warning.text' : 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ typography: 'subtitle2' }}>
          {toDo.title}
        </Box>
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
