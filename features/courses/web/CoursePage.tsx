import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconExternalLink, IconHeartHandshake, IconLink, IconMoodSad } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { intent, useViewer } from '#features/accounts/web/index.ts';
import { Facts } from '#features/services/web/parts.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { SaveButton } from '#kit/ui/editing/SaveButton.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { copyLink } from '#kit/ui/text/copy-link.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { getCourse } from '../contract.ts';
import { LABELS } from '../rules.ts';
import type { Course } from '../shapes.ts';
import { CourseMarks } from './CourseMarks.tsx';
import { type CoursesArea, courseListHref, readCourseSearch } from './course-list-query.ts';
import { costText, lengthText, nextStartText, placeText } from './course-words.ts';
import { InterestDialog } from './InterestDialog.tsx';
import { useInterest } from './useInterest.ts';
import { useSavedCourses } from './useSavedCourses.ts';

/** `/courses/:courseId`: for anyone. */
export const PublicCoursePage = () => <CoursePageIn area="public" />;
/** `/veteran/courses/:courseId`. */
export const VeteranCoursePage = () => <CoursePageIn area="veteran" />;

function CoursePageIn({ area }: { area: CoursesArea }) {
  const params: { courseId?: string } = useParams({ strict: false });
  const id = /^[1-9]\d{0,9}$/.test(params.courseId ?? '') ? Number(params.courseId) : 0;
  const course = useQuery({ ...query(getCourse, { params: { id } }), enabled: id > 0 });
  const breadcrumbs = [{ label: 'Courses', href: courseListHref(area, readCourseSearch({})) }];
  const isGone = id === 0 || (course.error instanceof ApiError && course.error.status === 404);
  if (isGone)
    return (
      <Page title="Course not found" breadcrumbs={breadcrumbs} width="reading">
        <EmptyState
          title="This course is no longer on offer"
          icon={<IconMoodSad size={28} />}
          action={
            <Button variant="contained" href={courseListHref(area, readCourseSearch({}))}>
              Find courses
            </Button>
          }
        >
          The link may be wrong, or the course was withdrawn.
        </EmptyState>
      </Page>
    );
  return (
    <Page title={course.data?.data.title ?? 'Course'} breadcrumbs={breadcrumbs} lead={course.data?.data.provider}>
      {course.data ? (
        <CourseDetails course={course.data.data} />
      ) : course.isError ? (
        <ErrorState title="The course could not be loaded" onRetry={() => void course.refetch()} retrying={course.isFetching} />
      ) : (
        <DetailsSkeleton what="the course" />
      )}
    </Page>
  );
}

function CourseDetails({ course }: { course: Course }) {
  const { language } = useLocale();
  return (
    <Box
      sx={{ display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' } }}
    >
      {/* The facts and what to do come first on a phone. */}
      <Box component="aside" aria-label="Facts and next steps" sx={{ order: { md: 2 } }}>
        <Box
          sx={{
            position: { md: 'sticky' },
            top: { md: 96 },
            display: 'grid',
            gap: 2,
            p: 2.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
          }}
        >
          <Box>
            <Typography variant="h2" component="p" sx={course.cost === 0 ? { color: 'success.text' } : undefined}>
              {costText(course, language)}
            </Typography>
            {course.cost_note && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {course.cost_note}
              </Typography>
            )}
          </Box>
          <CourseMarks course={course} most={10} />
          <CourseFacts course={course} />
          <CourseActions course={course} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', '& > *': { minWidth: 0 } }}>
        <Part title="About the course">
          {course.description.split(/\n{2,}/).map((paragraph) => (
            <Typography key={paragraph} sx={{ maxWidth: '75ch', mb: 1.5, whiteSpace: 'pre-line' }}>
              {paragraph}
            </Typography>
          ))}
        </Part>
        {course.qualifications.length > 0 && (
          <Part title="Qualifications">
            <Names names={course.qualifications} />
          </Part>
        )}
        {course.skills.length > 0 && (
          <Part title="Skills you gain">
            <Names names={course.skills} />
          </Part>
        )}
        {course.requirements && (
          <Part title="What you need">
            <Typography sx={{ maxWidth: '75ch', whiteSpace: 'pre-line' }}>{course.requirements}</Typography>
          </Part>
        )}
        {(course.starts.length > 0 || course.starts_any_time) && (
          <Part title="Start dates">
            {course.starts_any_time && <Typography sx={{ mb: 1 }}>You can start at any time.</Typography>}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
              {course.starts.slice(0, 12).map(({ starts_on, city }) => (
                <li key={`${starts_on} ${city}`}>
                  <DateText value={starts_on} as="day" />
                  {city && `, ${city}`}
                </li>
              ))}
            </Box>
          </Part>
        )}
        {course.locations.length > 0 && (
          <Part title={course.locations.length === 1 ? 'Place' : 'Places'}>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
              {course.locations.map((place) => (
                <li key={`${place.city} ${place.name} ${place.address}`}>
                  {[...new Set([place.name, place.address, place.city, place.state, place.postcode].filter(Boolean))].join(', ')}
                </li>
              ))}
            </Box>
          </Part>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {'Facts from the '}
          <Link href={course.source_url} target="_blank" rel="noopener">
            provider’s page
            <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'text-bottom', ml: 0.5 }}>
              <IconExternalLink size={14} aria-label="opens a new tab" />
            </Box>
          </Link>
          {', checked '}
          <DateText value={course.checked_on} as="day" />. Funding depends on your own entitlement: ask before you pay.
        </Typography>
      </Box>
    </Box>
  );
}

function CourseFacts({ course }: { course: Course }) {
  const { language } = useLocale();
  const facts: [string, string | null][] = [
    ['Length', `${lengthText(course)}, ${LABELS.mode[course.mode].toLowerCase()}`],
    ['Where', placeText(course)],
    ['When', LABELS.availability[course.availability]],
    ['Next start', nextStartText(course, language)],
    ['Level', LABELS.level[course.level]],
    ['Field', course.industry],
  ];
  return <Facts facts={facts} />;
}

/** Interest, save, apply and share: what each viewer may do. */
function CourseActions({ course }: { course: Course }) {
  const viewer = useViewer();
  const here = useLocation({ select: ({ href }) => href });
  const toggleSave = useSavedCourses();
  const { withdraw } = useInterest(course.id);
  const [asking, setAsking] = useState(false);
  const isVeteran = viewer?.role === 'veteran';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {course.interest && (
        <Alert
          severity="success"
          icon={<IconHeartHandshake size={20} aria-hidden />}
          action={
            course.interest.can_withdraw && (
              <Button
                size="small"
                color="inherit"
                loading={withdraw.isPending}
                onClick={() => withdraw.mutate(course.interest?.message ?? '')}
              >
                Withdraw
              </Button>
            )
          }
        >
          {course.interest.can_withdraw
            ? 'Your email to the provider will be sent shortly.'
            : 'You told the provider that you are interested.'}
        </Alert>
      )}
      {isVeteran && course.takes_interest && !course.interest && (
        <Button
          variant="contained"
          size="large"
          startIcon={<IconHeartHandshake size={20} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          I’m interested
        </Button>
      )}
      {viewer === null && (
        <Button
          variant="contained"
          size="large"
          startIcon={<IconHeartHandshake size={20} aria-hidden />}
          href={paths.auth.login({ user: 'veteran' })}
          onClick={() => intent.returnTo(here)}
        >
          Sign in to show interest
        </Button>
      )}
      <Button
        variant={
          isVeteran && (course.takes_interest || course.interest) ? 'outlined' : viewer === null ? 'outlined' : 'contained'
        }
        color={viewer === null || isVeteran ? 'inherit' : 'primary'}
        size="large"
        href={course.apply_url}
        target="_blank"
        rel="noopener"
        endIcon={<IconExternalLink size={18} aria-label="opens a new tab" />}
      >
        Go to the provider
      </Button>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {isVeteran && <SaveButton item={course} onToggle={() => toggleSave(course)} withLabel />}
        <IconButton
          aria-label="Copy link to this course"
          title="Copy link"
          onClick={() => void copyLink(paths.course(course.id))}
        >
          <IconLink size={22} aria-hidden />
        </IconButton>
      </Box>
      {asking && <InterestDialog course={course} onClose={() => setAsking(false)} />}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const Names = ({ names }: { names: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {names.map((name) => (
      <li key={name}>
        <Chip label={name} variant="outlined" sx={{ height: 'auto', py: 0.5, '& .MuiChip-label': { whiteSpace: 'normal' } }} />
      </li>
    ))}
  </Box>
);
