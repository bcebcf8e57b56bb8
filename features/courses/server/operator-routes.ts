import type { FastifyInstance } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import { auditor } from '#kit/server/editing.ts';
import { serve } from '#kit/server/serve.ts';
import * as calls from '../operator-contract.ts';
import * as editing from './editing.ts';
import { findEdited } from './editing-queries.ts';

const PER_PAGE = 50;

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
}
