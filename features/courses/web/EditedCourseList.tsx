import Button from '@mui/material/Button';
import { IconSchool } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EntryList } from '#features/services/web/parts.ts';
import { call, download } from '#kit/ui/data/api.ts';
import { query } from '#kit/ui/data/query.ts';
import { searchHref, useSearchChange, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { findCourses } from '../contract.ts';
import {
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
import { costText, lengthText } from './course-words.ts';

/** The courses of the tenant: what operators publish, hide, check and import. */
export function EditedCourseList() {
  const search = useUrlSearch(EditedCourseSearch);
  const { language } = useLocale();
  const { page, only } = search;
  const list = useQuery({
    ...query(findEditedCourses, { query: { search: search.search, only, page } }),
    placeholderData: keepPreviousData,
  });
  const hrefFrom = (from: typeof search, change: Partial<typeof search>) =>
    searchHref(paths.operator.content(), EditedCourseSearch, { ...from, section: 'courses' }, change);
  const go = useSearchChange(EditedCourseSearch, hrefFrom);
  return (
    <EntryList
      words={{ one: 'course', several: 'courses', search: 'Search titles and providers' }}
      list={list}
      search={search}
      hrefOf={(change) => hrefFrom(search, change)}
      onFilter={go}
      empty={{
        icon: <IconSchool size={28} aria-hidden />,
        text: 'Training that veterans can find, save and ask about.',
        action: (open) => (
          <Button variant="contained" onClick={() => open('import')}>
            Import courses
          </Button>
        ),
      }}
      nameOf={({ title }) => title}
      pageOf={({ id }) => paths.course(id)}
      describe={describe}
      columns={[
        { key: 'cost', header: 'Cost', width: 100, cell: (course) => costText(course, language) },
        {
          key: 'funding',
          header: 'Funding',
          width: 170,
          cell: ({ funding }) => funding.map((code) => FUNDING[code].label).join(', ') || '–',
        },
      ]}
      linkOf={({ apply_url }) => apply_url}
      isUsed={({ saved, interested }) => saved + interested > 0}
      calls={{
        show: (ids, is_active) => call(showCourses, { body: { ids, is_active } }),
        check: ({ id, revision }) => call(checkCourse, { params: { id }, body: { revision } }),
        remove: (id) => call(deleteCourse, { params: { id } }),
        download: () => download(getCoursesCsv, {}, 'courses.csv'),
      }}
      invalidates={[findEditedCourses, findCourses]}
      dialog={(at, course, close) =>
        at === 'import' ? <CourseImportDialog onClose={close} /> : <CourseDialog course={course} onClose={close} />
      }
    />
  );
}

const describe = (course: EditedCourse) => {
  const { provider, saved, interested } = course;
  return (
    <>
      <div>{[provider, lengthText(course)].join(' · ')}</div>
      {saved + interested > 0 && (
        <div>
          {[saved > 0 && `saved by ${saved}`, interested > 0 && counted(interested, 'interest', 'interests')]
            .filter(Boolean)
            .join(' · ')}
        </div>
      )}
    </>
  );
};
