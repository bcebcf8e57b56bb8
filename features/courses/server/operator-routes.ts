import type { FastifyInstance } from 'fastify';
import { allIndustryNames } from '#features/lookups/server/index.ts';
import { auditImport, runImport } from '#features/services/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import { auditor } from '#kit/server/database/editing.ts';
import { parseApart } from '#kit/server/files/file-parser.ts';
import { attachmentNamed } from '#kit/server/files/files.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import * as calls from '../operator-contract.ts';
import { csvOfCourses, type parseCourses } from './course-csv.ts';
import * as editing from './editing.ts';
import { allEditedCourses, findEdited } from './editing-queries.ts';
import { importCourses } from './importing.ts';

const PER_PAGE = 50;
const CSV_ROWS = 5000;

const parseFile = parseApart<typeof parseCourses>(new URL('./course-csv.ts', import.meta.url), 'parseCourses');

export function courseEditingRoutes(app: FastifyInstance): void {
  const record = auditor('course');

  serve(app, calls.findEditedCourses, async ({ db, query: { page, ...filter } }) => {
    const { rows, total, ...counts } = await findEdited(db, filter, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
    return { data: rows, meta: listMeta(page, PER_PAGE, total), ...counts };
  });

  serve(app, calls.createCourse, async ({ body, ...by }) => {
    const course = await editing.addCourse(by.db, body);
    await record(by, 'added', course.id, course.title);
    return { message: 'Course added.', data: course };
  });

  serve(app, calls.updateCourse, async ({ params, body, ...by }) => {
    const { revision, ...draft } = body;
    const course = await editing.changeCourse(by.db, params.id, draft, revision);
    await record(by, 'changed', course.id, course.title);
    return { message: 'Course saved.', data: course };
  });

  serve(app, calls.showCourses, async ({ body, ...by }) => {
    const changed = await editing.showCoursesToAll(by.db, body.ids, body.is_active);
    for (const [id, title] of changed) await record(by, body.is_active ? 'shown' : 'hidden', id, title);
    return { data: { changed: changed.size } };
  });

  serve(app, calls.checkCourse, async ({ params, body, ...by }) => {
    const course = await editing.markCourseChecked(by.db, params.id, body.revision);
    await record(by, 'checked', course.id, course.title);
    return { message: 'Marked as checked today.', data: course };
  });

  serve(app, calls.deleteCourse, async ({ params, ...by }) => {
    const course = await editing.removeCourse(by.db, params.id);
    await record(by, 'deleted', course.id, course.title);
    return { message: 'Course deleted.' };
  });

  serve(app, calls.getCoursesCsv, async ({ db, reply }) => {
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachmentNamed('courses.csv'));
    return csvOfCourses(await allEditedCourses(db, CSV_ROWS), await allIndustryNames(db));
  });

  serveOutside(app, calls.importCourses, async ({ withTenant, tenant, viewer, body, files, request }) => {
    const industries = await withTenant(allIndustryNames);
    const { bytes } = files.file ?? fail(invalid({ file: ['Choose a file.'] }));
    const parsed = await parseFile({ bytes, country_id: tenant.country_id, industries });
    const rows = 'rows' in parsed ? parsed.rows : fail(invalid({ file: [parsed.unusable] }));
    return withTenant(async (db) => {
      const report = await runImport(db, body.mode, () => importCourses(db, rows, body.publish));
      if (body.mode === 'import') await auditImport({ db, viewer, request }, 'course', report);
      return { data: report };
    });
  });
}
