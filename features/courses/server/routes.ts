import type { FastifyInstance } from 'fastify';
import { fail, forbidden, inactive, notFound, signInFirst } from '#kit/server/http/errors.ts';
import { serve, type Viewer } from '#kit/server/http/serve.ts';
import { compareCourses, findCourses, getCourse, saveCourse, showInterest, unsaveCourse, withdrawInterest } from '../contract.ts';
import { sendInterest, takeBackInterest } from './interest.ts';
import { courseEditingRoutes } from './operator-routes.ts';
import { courseExists, deleteSavedCourse, findFullCourses, insertSavedCourse } from './queries.ts';
import { listOwnCourses, searchCourses } from './search.ts';

/** Whose marks a viewer sees; nobody's while the account is not active. */
const readerOf = (viewer: Viewer | null): number | null =>
  viewer?.status === 'active' && viewer.role === 'veteran' ? viewer.id : null;

/** The veteran whose own list is asked for, on a route that is public for everything else. */
function veteranOf(viewer: Viewer | null): number {
  if (!viewer) fail(signInFirst('Sign in to see your own courses.'));
  if (viewer.role !== 'veteran') fail(forbidden());
  if (viewer.status === 'inactive') fail(inactive());
  if (viewer.status !== 'active') fail(forbidden('Your account is waiting for approval.'));
  return viewer.id;
}

export function courseRoutes(app: FastifyInstance): void {
  serve(app, findCourses, async ({ db, tenant, query: { list, ...filter }, viewer }) =>
    list === 'all'
      ? searchCourses(db, { ...filter, list }, { tenant, viewer }, readerOf(viewer))
      : listOwnCourses(db, { list, page: filter.page }, veteranOf(viewer)),
  );

  serve(app, compareCourses, async ({ db, query, viewer }) => ({
    data: await findFullCourses(db, [...new Set(query.id)], readerOf(viewer)),
  }));

  serve(app, getCourse, async ({ db, params, viewer }) => {
    const [course] = await findFullCourses(db, [params.id], readerOf(viewer));
    return { data: course ?? fail(notFound('Course')) };
  });

  serve(app, saveCourse, async ({ db, params, viewer }) => {
    const [course] = await findFullCourses(db, [params.id], viewer.id);
    if (!course) fail(notFound('Course'));
    await insertSavedCourse(db, viewer.id, params.id);
    return { message: 'Course saved' };
  });

  serve(app, unsaveCourse, async ({ db, params, viewer }) => {
    if (!(await courseExists(db, params.id))) fail(notFound('Course'));
    await deleteSavedCourse(db, viewer.id, params.id);
    return { message: 'Course removed from your saved courses' };
  });

  serve(app, showInterest, async ({ db, tenant, params, body, viewer }) => {
    const at = { db, background: app.muster.background, sender: tenant };
    const interest = await sendInterest(at, { veteranId: viewer.id, courseId: params.id, message: body.message });
    return { message: 'We’ll email the provider in two minutes', data: interest };
  });

  serve(app, withdrawInterest, async ({ db, params, viewer }) => {
    await takeBackInterest(db, viewer.id, params.id);
    return { message: 'Interest withdrawn' };
  });

  courseEditingRoutes(app);
}
