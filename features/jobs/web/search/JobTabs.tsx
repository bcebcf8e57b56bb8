import Box from '@mui/material/Box';
import { Anchor } from '#kit/ui/page/link.tsx';
import { paths } from '#kit/ui/paths.ts';
import type { JobList } from './filters/job-filter-url.ts';

const TABS: readonly (readonly [JobList, string])[] = [
  ['jobs', 'All jobs'],
  ['recommended', 'For you'],
  ['saved', 'Saved'],
  ['applied', 'Applied'],
];

/** The veteran's lists of jobs. */
export function JobTabs({ current }: { current: JobList }) {
  return (
    <Box component="nav" aria-label="Job lists" sx={{ display: 'flex', gap: 0.5 }}>
      {TABS.map(([list, label]) => (
        <Box
          key={list}
          component={Anchor}
          href={paths.veteran.jobs({ jobType: list })}
          aria-current={list === current ? 'page' : undefined}
          sx={{
            px: 1.5,
            py: 1,
            borderRadius: 1,
            typography: 'subtitle2',
            textDecoration: 'none',
            color: list === current ? 'primary.softText' : 'text.secondary',
            bgcolor: list === current ? 'primary.soft' : 'transparent',
            '&:hover': { color: list === current ? 'primary.softText' : 'text.primary' },
          }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
