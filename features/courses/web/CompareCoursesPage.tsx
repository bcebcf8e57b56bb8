import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { IconColumns3, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { SaveButton } from '#kit/ui/editing/SaveButton.tsx';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { TableSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { CompareSearch, compareCourses } from '../contract.ts';
import { FUNDING, LABELS } from '../rules.ts';
import type { Course } from '../shapes.ts';
import { courseListHref, readCourseSearch } from './course-list-query.ts';
import { costText, lengthText, nextStartText, placeText } from './course-words.ts';
import { useSavedCourses } from './useSavedCourses.ts';

/** `/veteran/courses/compare?id=1&id=2`: up to three courses side by side. */
export function CompareCoursesPage() {
  const { id } = useUrlSearch(CompareSearch);
  const courses = useQuery({ ...query(compareCourses, { query: { id } }), enabled: id.length > 0 });
  const list = courseListHref('veteran', readCourseSearch({ compare: id.map(String) }));
  const found = courses.data?.data ?? [];
  const isEmpty = id.length === 0 || (courses.data && found.length === 0);
  return (
    <Page
      title="Compare courses"
      breadcrumbs={[{ label: 'Courses', href: list }]}
      action={
        found.length < 3 && !isEmpty ? (
          <Button variant="outlined" color="inherit" href={list}>
            Add a course
          </Button>
        ) : undefined
      }
    >
      {isEmpty ? (
        <EmptyState
          title="Nothing to compare yet"
          icon={<IconColumns3 size={28} />}
          action={
            <Button variant="contained" href={paths.veteran.courses()}>
              Find courses
            </Button>
          }
        >
          Tick “Compare” on two or three courses in the list.
        </EmptyState>
      ) : courses.data ? (
        <Comparison courses={found} />
      ) : courses.isError ? (
        <ErrorState
          title="The courses could not be loaded"
          onRetry={() => void courses.refetch()}
          retrying={courses.isFetching}
        />
      ) : (
        <TableSkeleton columns={4} rows={9} what="the comparison" />
      )}
    </Page>
  );
}

function Comparison({ courses }: { courses: readonly Course[] }) {
  const { language } = useLocale();
  const toggleSave = useSavedCourses();
  const listed = (names: readonly string[]) =>
    names.length === 0 ? (
      '–'
    ) : (
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
    );
  const rows: [label: string, cell: (course: Course) => ReactNode][] = [
    ['Full cost', (course) => costText(course, language)],
    ['Funding', ({ funding }) => listed(funding.map((code) => FUNDING[code].label))],
    ['Length', (course) => lengthText(course)],
    ['Pace', ({ mode }) => LABELS.mode[mode]],
    ['Hours', ({ availability }) => LABELS.availability[availability]],
    ['Where', (course) => placeText(course)],
    ['Next start', (course) => nextStartText(course, language)],
    ['Level', ({ level }) => LABELS.level[level]],
    ['Qualifications', ({ qualifications }) => listed(qualifications)],
    ['Skills', ({ skills }) => listed(skills)],
    ['What you need', ({ requirements }) => requirements || '–'],
  ];
  const without = (gone: number) =>
    searchHref(paths.veteran.compareCourses(), CompareSearch, { id: courses.map(({ id }) => id).filter((id) => id !== gone) });
  return (
    <Box
      // Three columns need more room than a phone has: the table scrolls by itself, the first column stays.
      role="region"
      aria-label="Comparison"
      tabIndex={0}
      sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          minWidth: 200 * courses.length + 124,
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': {
            p: 1.5,
            textAlign: 'left',
            verticalAlign: 'top',
            borderBottom: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
          '& th[scope=row]': {
            position: 'sticky',
            left: 0,
            zIndex: 1,
            bgcolor: 'background.paper',
            fontWeight: 600,
            typography: 'body2',
          },
        }}
      >
        <caption style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Courses side by side</caption>
        <colgroup>
          <Box component="col" sx={{ width: { xs: 124, sm: 160 } }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="row">Course</th>
            {courses.map((course) => (
              <th key={course.id} scope="col">
                <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Link href={paths.veteran.course(course.id)} sx={{ fontWeight: 600 }}>
                      {course.title}
                    </Link>
                    <Box sx={{ typography: 'body2', fontWeight: 400, color: 'text.secondary' }}>{course.provider}</Box>
                  </Box>
                  <SaveButton item={course} onToggle={() => toggleSave(course)} />
                  <IconButton href={without(course.id)} aria-label={`Remove ${course.title} from the comparison`} title="Remove">
                    <IconX size={20} aria-hidden />
                  </IconButton>
                </Box>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {courses.map((course) => (
                <Box component="td" key={course.id} sx={{ typography: 'body2' }}>
                  {cell(course)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
