import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { distanceText } from '#features/services/directory-rules.ts';
import { SaveButton } from '#kit/ui/editing/SaveButton.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { LABELS } from '../rules.ts';
import type { CourseCard } from '../shapes.ts';
import { CourseMarks } from './CourseMarks.tsx';
import { costText, lengthText, placeText, startText } from './course-words.ts';

type CourseListItemProps = {
  course: CourseCard;
  href: string;
  headingLevel?: 'h3' | 'h4';
  /** Omitted for viewers who can't save courses. */
  onToggleSave?: (() => void) | undefined;
  /** Omitted where courses are not compared. `disabled`: three others are chosen. */
  compare?: { chosen: boolean; disabled: boolean; onToggle: () => void } | undefined;
  /** Why it is recommended, below the facts. */
  children?: ReactNode;
};

/** A course in a list. The whole card opens it; the button in its corner saves it. */
export function CourseListItem({ course, href, headingLevel = 'h3', onToggleSave, compare, children }: CourseListItemProps) {
  const { language } = useLocale();
  const where = [placeText(course), course.distance_km !== null && distanceText(course.distance_km)].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        p: 2,
        border: 1,
        borderColor: compare?.chosen ? 'primary.text' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        listStyle: 'none',
        '@media (hover: hover)': { '&:hover': { borderColor: compare?.chosen ? 'primary.text' : 'controlBorder' } },
        '&:focus-within': { zIndex: 1 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component={headingLevel} sx={{ overflowWrap: 'anywhere' }}>
            <Link
              href={href}
              color="textPrimary"
              underline="hover"
              sx={{
                // The link covers the whole card.
                '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
                '&:focus-visible': { outline: 'none' },
                '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.text', outlineOffset: 2 },
              }}
            >
              {course.title}
            </Link>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {course.provider}
          </Typography>
        </Box>
        {onToggleSave && (
          <Box sx={{ position: 'relative', zIndex: 1, mt: -1, mr: -1 }}>
            <SaveButton item={course} onToggle={onToggleSave} />
          </Box>
        )}
      </Box>
      <Box sx={{ mt: 1, typography: 'body2' }}>
        <Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {costText(course, language)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` · ${[lengthText(course), LABELS.mode[course.mode].toLowerCase()].join(' · ')}`}
          </Box>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{where}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {[startText(course, language), course.level !== 'none' && LABELS.level[course.level]].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ mt: 1.25 }}>
        <CourseMarks course={course} />
      </Box>
      {children}
      {compare && (
        <Box sx={{ position: 'relative', zIndex: 1, alignSelf: 'flex-start', mt: 'auto', pt: 1, mb: -1 }}>
          <FormControlLabel
            label="Compare"
            slotProps={{ typography: { variant: 'body2' } }}
            disabled={compare.disabled}
            control={
              <Checkbox
                size="small"
                checked={compare.chosen}
                onChange={compare.onToggle}
                slotProps={{ input: { 'aria-label': `Compare ${course.title}` } }}
              />
            }
            sx={{ mr: 0 }}
          />
        </Box>
      )}
    </Box>
  );
}
