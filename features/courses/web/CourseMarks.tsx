import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { IconCoin, IconHeartHandshake } from '@tabler/icons-react';
import { FUNDING } from '../rules.ts';
import type { CourseCard } from '../shapes.ts';

type CourseMarksProps = { course: Pick<CourseCard, 'funding' | 'interest_shown_at'>; most?: number };

/** Who pays, and whether the veteran told the provider. */
export function CourseMarks({ course, most = 3 }: CourseMarksProps) {
  const { funding, interest_shown_at } = course;
  if (funding.length === 0 && interest_shown_at === null) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {interest_shown_at !== null && (
        <Chip size="small" variant="outlined" icon={<IconHeartHandshake size={16} aria-hidden />} label="Interest shown" />
      )}
      {funding.slice(0, most).map((code) => (
        <Chip
          key={code}
          size="small"
          color={code === 'free' ? 'success' : 'default'}
          variant="outlined"
          icon={<IconCoin size={16} aria-hidden />}
          label={FUNDING[code].label}
        />
      ))}
    </Box>
  );
}
