import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconDownload, IconPencil, IconPlus, IconSchool, IconSearchOff, IconTrash, IconUpload } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CHECK_AFTER_MONTHS } from '#features/services/entry-rules.ts';
import { Freshness } from '#features/services/web/parts.ts';
import { download } from '#kit/ui/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { counted } from '#kit/ui/counted.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { ErrorState } from '#kit/ui/ErrorState.tsx';
import { FilterSelect } from '#kit/ui/FilterSelect.tsx';
import { useLocale } from '#kit/ui/locale.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { paths } from '#kit/ui/paths.ts';
import { mutation, query } from '#kit/ui/query.ts';
import { ResponsiveTable } from '#kit/ui/ResponsiveTable.tsx';
import { SearchBox } from '#kit/ui/SearchBox.tsx';
import { TableSkeleton } from '#kit/ui/Skeletons.tsx';
import { oneOf, searchHref, useUrlSearch } from '#kit/ui/search-params.ts';
import { toast } from '#kit/ui/toast.tsx';
import { findCourses } from '../contract.ts';
import {
  COURSES_SHOWN,
  checkCourse,
  deleteCourse,
  type EditedCourse,
  EditedCourseSearch,
  findEditedCourses,
  getCoursesCsv,
  showCourses,
} from '../operator-contract.ts';
import { FUNDING } from '../rules.ts';
import { CourseDialog } from './CourseDialog.tsx';
import { CourseImportDialog } from './CourseImportDialog.tsx';
import { costText, courseCount, lengthText } from './course-words.ts';

type Open = { at: 'add' } | { at: 'import' } | { at: 'edit' | 'delete'; course: EditedCourse };

const SHOWN: Record<(typeof COURSES_SHOWN)[number], string> = { all: 'All courses', to_check: 'To check', hidden: 'Hidden' };
const SHOWN_OPTIONS = COURSES_SHOWN.map((value) => ({ value, label: SHOWN[value] }));

/** The courses of the tenant: what operators publish, hide, check and import. */
export function EditedCourseList() {
  const search = useUrlSearch(EditedCourseSearch);
  const navigate = useNavigate();
  const { language } = useLocale();
  const [open, setOpen] = useState<Open | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { page, only } = search;
  const courses = useQuery({
    ...query(findEditedCourses, { query: { search: search.search, only, page } }),
    placeholderData: keepPreviousData,
  });
  const { data } = courses;
  const again = [findEditedCourses, findCourses];
  const show = useMutation(
    mutation(showCourses, {
      invalidates: again,
      onSuccess: (_, args) => {
        const { ids, is_active } = args.body;
        setChosen(new Set());
        toast.undo(`${courseCount(ids.length)} ${is_active ? 'published' : 'hidden'}`, () =>
          show.mutate({ body: { ids, is_active: !is_active } }),
        );
      },
    }),
  );
  const check = useMutation(
    mutation(checkCourse, {
      invalidates: [findEditedCourses],
      success: ({ data: course }) => `${course.title} is marked as checked today`,
    }),
  );
  const remove = useMutation(
    mutation(deleteCourse, { invalidates: again, success: 'Course deleted', onSuccess: () => setOpen(null) }),
  );
  const save = useMutation(mutation(() => download(getCoursesCsv, {}, 'courses.csv')));

  const hrefOf = (change: Partial<typeof search>) =>
    searchHref(paths.operator.content(), EditedCourseSearch, { ...search, section: 'courses' }, change);
  const go = (change: Partial<typeof search>) => {
    setChosen(new Set());
    void navigate({ href: hrefOf(change), replace: true, resetScroll: false });
  };
  /** As the list has it now. */
  const present = (course: EditedCourse) => data?.data.find(({ id }) => id === course.id) ?? course;
  const onPage = data?.data.map(({ id }) => id) ?? [];
  const selected = onPage.filter((id) => chosen.has(id));
  const toggle = (id: number) => setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
        <FilterSelect
          label="Show"
          allLabel={null}
          value={only}
          options={SHOWN_OPTIONS}
          onChange={(shown) => go({ only: oneOf(COURSES_SHOWN, shown) ?? 'all' })}
        />
        <SearchBox label="Search titles and providers" words={search.search} onChange={(typed) => go({ search: typed })} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography variant="body2" color="textSecondary" role="status">
          {data && courseCount(data.meta.total)}
          {data && data.to_check > 0 && only !== 'to_check' && (
            <>
              {', '}
              <Link href={hrefOf({ only: 'to_check' })}>{data.to_check} to check</Link>
            </>
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<IconDownload size={18} aria-hidden />}
            loading={save.isPending}
            loadingPosition="start"
            onClick={() => save.mutate()}
          >
            Export
          </Button>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<IconUpload size={18} aria-hidden />}
            onClick={() => setOpen({ at: 'import' })}
          >
            Import
          </Button>
          <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setOpen({ at: 'add' })}>
            Add a course
          </Button>
        </Box>
      </Box>
      {only === 'to_check' && (
        <Typography variant="body2" sx={{ mb: 2, maxWidth: '75ch' }}>
          Nobody has read these at their source within the last {CHECK_AFTER_MONTHS} months. Open the source, correct what has
          changed, then mark the course as checked.
        </Typography>
      )}
      {courses.isError && !data ? (
        <ErrorState
          title="The courses could not be loaded"
          onRetry={() => void courses.refetch()}
          retrying={courses.isFetching}
        />
      ) : !data ? (
        <TableSkeleton columns={5} what="the courses" />
      ) : data.data.length === 0 && !search.search && only === 'all' ? (
        <EmptyState
          title="No courses yet"
          icon={<IconSchool size={28} aria-hidden />}
          action={
            <Button variant="contained" onClick={() => setOpen({ at: 'import' })}>
              Import courses
            </Button>
          }
        >
          Training that veterans can find, save and ask about.
        </EmptyState>
      ) : data.data.length === 0 ? (
        <EmptyState title="No matches" icon={<IconSearchOff size={28} aria-hidden />}>
          {only === 'to_check' ? 'Everything here was checked within the year.' : 'Try fewer words, or all courses.'}
        </EmptyState>
      ) : (
        <Box aria-busy={courses.isPlaceholderData}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40, mb: 1 }}>
            <Checkbox
              checked={selected.length === onPage.length}
              indeterminate={selected.length > 0 && selected.length < onPage.length}
              onChange={() => setChosen(new Set(selected.length === onPage.length ? [] : onPage))}
              slotProps={{ input: { 'aria-label': 'Select all courses on this page' } }}
            />
            <Typography variant="body2" role="status" sx={{ mr: 1 }}>
              {selected.length === 0 ? 'Select courses to publish or hide' : `${courseCount(selected.length)} selected`}
            </Typography>
            {selected.length > 0 && (
              <>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  disabled={show.isPending}
                  onClick={() => show.mutate({ body: { ids: selected, is_active: true } })}
                >
                  Publish
                </Button>
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  disabled={show.isPending}
                  onClick={() => show.mutate({ body: { ids: selected, is_active: false } })}
                >
                  Hide
                </Button>
              </>
            )}
          </Box>
          <ResponsiveTable
            caption="Courses"
            rows={data.data}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'title',
                header: 'Course',
                cell: (course) => (
                  <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
                    <Checkbox
                      size="small"
                      sx={{ mt: -0.75, ml: -1 }}
                      checked={chosen.has(course.id)}
                      onChange={() => toggle(course.id)}
                      slotProps={{ input: { 'aria-label': `Select ${course.title}` } }}
                    />
                    <Name course={course} />
                  </Box>
                ),
              },
              { key: 'cost', header: 'Cost', width: 100, cell: (course) => costText(course, language) },
              {
                key: 'funding',
                header: 'Funding',
                width: 170,
                cell: ({ funding }) => funding.map((code) => FUNDING[code].label).join(', ') || '–',
              },
              {
                key: 'checked',
                header: 'Checked',
                width: 176,
                cell: (course) => (
                  <Freshness
                    entry={course}
                    name={course.title}
                    link={course.apply_url}
                    busy={check.isPending}
                    onCheck={() => check.mutate({ params: { id: course.id }, body: { revision: course.revision } })}
                  />
                ),
              },
              {
                key: 'actions',
                header: '',
                name: 'Change',
                width: 96,
                align: 'right',
                cell: (course) => (
                  <Box sx={{ display: 'inline-flex' }}>
                    <IconButton aria-label={`Edit ${course.title}`} onClick={() => setOpen({ at: 'edit', course })}>
                      <IconPencil size={20} aria-hidden />
                    </IconButton>
                    {course.saved + course.interested === 0 && (
                      <IconButton aria-label={`Delete ${course.title}`} onClick={() => setOpen({ at: 'delete', course })}>
                        <IconTrash size={20} aria-hidden />
                      </IconButton>
                    )}
                  </Box>
                ),
              },
            ]}
          />
          <Pagination page={data.meta.page} lastPage={data.meta.last_page} hrefOf={(to) => hrefOf({ page: to })} what="Courses" />
        </Box>
      )}
      {open?.at === 'add' && <CourseDialog course={null} onClose={() => setOpen(null)} />}
      {open?.at === 'import' && <CourseImportDialog onClose={() => setOpen(null)} />}
      {open?.at === 'edit' && <CourseDialog course={present(open.course)} onClose={() => setOpen(null)} />}
      {open?.at === 'delete' && (
        <ConfirmDialog
          open
          title="Delete this course?"
          confirmLabel="Delete course"
          destructive
          pending={remove.isPending}
          onCancel={() => setOpen(null)}
          onConfirm={() => remove.mutate({ params: { id: open.course.id } })}
        >
          “{open.course.title}” will be deleted for good. Nobody has saved it.
        </ConfirmDialog>
      )}
    </>
  );
}

function Name({ course }: { course: EditedCourse }) {
  const { title, provider, is_active, saved, interested } = course;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Link href={paths.course(course.id)} color="textPrimary" underline="hover" sx={{ fontWeight: 600 }}>
        {title}
      </Link>
      {!is_active && <Chip size="small" label="Hidden" sx={{ ml: 1 }} />}
      <Box sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 400 }}>
        <div>{[provider, lengthText(course)].join(' · ')}</div>
        {saved + interested > 0 && (
          <div>
            {[saved > 0 && `saved by ${saved}`, interested > 0 && counted(interested, 'interest', 'interests')]
              .filter(Boolean)
              .join(' · ')}
          </div>
        )}
      </Box>
    </Box>
  );
}
