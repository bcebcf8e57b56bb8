import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CourseListItem } from '#features/courses/web/parts.ts';
import { paths } from '#kit/ui/paths.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { useDashboard } from './useDashboard.ts';

/** Courses that fit, each with why. */
export function RecommendedCourses() {
  const { data, ...state } = useDashboard('courses');
  const found = data?.recommended_courses;
  return (
    <DashboardCard
      title="Recommended courses"
      link={found && found.length > 0 ? { label: 'All courses', href: paths.veteran.courses() } : undefined}
      what="your recommended courses"
      state={state}
      height={160}
      card={false}
    >
      {found &&
        (found.length === 0 ? (
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, typography: 'body2', color: 'text.secondary' }}
          >
            Tell us which roles you want and what you need help with, and we’ll show the courses that fit.
            <Button variant="outlined" color="inherit" href={paths.veteran.courses()}>
              Browse all courses
            </Button>
          </Box>
        ) : (
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
            }}
          >
            {found.map(({ course, reasons }) => (
              <CourseListItem key={course.id} course={course} href={paths.veteran.course(course.id)}>
                {reasons[0] && <Box sx={{ mt: 1, typography: 'body2', color: 'success.text' }}>{reasons[0]}</Box>}
              </CourseListItem>
            ))}
          </Box>
        ))}
    </DashboardCard>
  );
}
