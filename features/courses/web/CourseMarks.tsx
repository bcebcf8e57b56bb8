import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { IconHeartHandshake, IconWallet } from '@tabler/icons-react';
import { FUNDING } from '../rules.ts';
import type { CourseCard } from '../shapes.ts';

type CourseMarksProps = { course: Pick<CourseCard, 'funding' | 'interest_shown_at'>; most?: number };

/** Who pays, and whether the veteran told the provider. */
export function CourseMarks({ course, most = 3 }: CourseMarksProps) {
  const { interest_shown_at } = course;
  // The cost says already that it is free.
  const funding = course.funding.filter((code) => code !== 'free');
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
          variant="outlined"
          icon={<IconWallet size={16} aria-hidden />}
          label={FUNDING[code].label}
        />
      ))}
    </Box>
  );
}
