import { z } from 'zod';
import { checkPlace, DIRECTORY_FIELDS, DirectoryPlace, DirectoryWider } from '#features/services/directory-shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, ListMeta, list, many } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { COST_BANDS, FUNDING_CODES, LEVEL_CODES, MODES, MOST_COMPARED } from './rules.ts';
import { Course, CourseCard, CourseInterest } from './shapes.ts';

export const COURSE_ORDERS = ['relevance', 'starts', 'cost', 'length', 'distance'] as const;
export const COURSE_LISTS = ['all', 'saved', 'interested'] as const;

/** The dashboard's filters, with those that only courses have. Every part may be left out. */
const Filter = z.object({
  ...DIRECTORY_FIELDS,
  funding: many(z.enum(FUNDING_CODES), FUNDING_CODES.length),
  mode: many(z.enum(MODES), MODES.length),
  level: many(z.enum(LEVEL_CODES), LEVEL_CODES.length),
  industry: many(Id, 50),
  /** Months in which the course can be started: `2026-11`. */
  start: many(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Must be a month like 2026-11'), 12),
  cost: many(z.enum(COST_BANDS), COST_BANDS.length),
  city: many(z.string().trim().max(100, 'Use 100 characters or fewer'), 20),
  sorted_by: z.enum(COURSE_ORDERS).default('relevance'),
  /** All courses on offer, or those the signed-in veteran saved or showed interest in. */
  list: z.enum(COURSE_LISTS).default('all'),
});

export const CourseFilter = Filter.superRefine(checkPlace);
export type CourseFilter = z.output<typeof CourseFilter>;

/** The query parameters of the list's page. `compare` are the courses chosen to compare. */
export const CourseSearch = searchFields(Filter.extend({ compare: many(Id, MOST_COMPARED) }));

/** How many courses each value of a filter would give under the other filters. */
export const CourseFacet = z.object({ value: z.union([z.string(), z.number()]), label: z.string(), count: z.number() });
export const CourseFacets = z.object({
  category_id: z.array(CourseFacet),
  service_type: z.array(CourseFacet),
  availability: z.array(CourseFacet),
  funding: z.array(CourseFacet),
  mode: z.array(CourseFacet),
  level: z.array(CourseFacet),
  industry: z.array(CourseFacet),
  start: z.array(CourseFacet),
  cost: z.array(CourseFacet),
  city: z.array(CourseFacet),
});
export type CourseFacets = z.infer<typeof CourseFacets>;

export const findCourses = defineRoute({
  method: 'GET',
  path: '/api/courses',
  access: 'public',
  summary: 'Courses: search, filters, facets, pages of 20',
  description:
    'Searches the courses on offer by text, place and filters, in pages of 20. `proximity=near_me` without coordinates and `proximity=city` without a town use the first town that a signed-in veteran wishes to work in; where none is known, the reply is 422. The reply includes counts for each filter value and, where nothing was found, wider searches with their counts. `list=saved` and `list=interested` return the signed-in veteran’s own courses, without facets.',
  reads_only: true,
  query: CourseFilter,
  reply: list(CourseCard).extend({
    meta: ListMeta,
    facets: CourseFacets.nullable(),
    /** More courses match than are counted one by one: the counts of facets are scaled up from a sample. The total is exact. */
    facets_are_estimates: z.boolean(),
    wider: z.array(DirectoryWider),
    /** Where distances and `near_me` are taken from. */
    place: DirectoryPlace,
  }),
});

export const getCourse = defineRoute({
  method: 'GET',
  path: '/api/courses/{id}',
  access: 'public',
  summary: 'One course',
  description:
    'Returns one course on offer. A signed-in veteran also sees whether they saved it and what they told the provider, and can read a hidden course that they saved or showed interest in.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(Course),
});

export const compareCourses = defineRoute({
  method: 'GET',
  path: '/api/courses/compare',
  access: 'public',
  summary: 'Up to three courses side by side',
  description: 'Returns up to three courses in the order of their ids in the query. One that is not on offer is left out.',
  reads_only: true,
  query: z.object({ id: many(Id, MOST_COMPARED) }),
  reply: data(z.array(Course)),
});

export const CompareSearch = searchFields(compareCourses.query);

/** Saving twice is saving once. */
export const saveCourse = defineRoute({
  method: 'POST',
  path: '/api/courses/{id}/save',
  access: 'veteran',
  summary: 'Save a course',
  description: 'Saves a course for the veteran. Saving it again changes nothing.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const unsaveCourse = defineRoute({
  method: 'DELETE',
  path: '/api/courses/{id}/save',
  access: 'veteran',
  summary: 'Take a course off the saved list',
  description:
    'Removes a course from the veteran’s saved courses. Removing it again changes nothing; an unknown course gives 404.',
  params: z.object({ id: Id }),
  reply: done(),
});

/** 409 where the veteran has told this provider before; the reply carries that interest. */
export const showInterest = defineRoute({
  method: 'POST',
  path: '/api/courses/{id}/interest',
  access: 'veteran',
  summary: 'Tell the provider that you are interested',
  description:
    'Emails the veteran’s name, email address and message to the provider of the course, two minutes later, so that it can be withdrawn. Works once for each course (409 afterwards). `consent` says that the veteran agreed to share them.',
  creates: true,
  params: z.object({ id: Id }),
  body: z.object({
    message: z.string().trim().max(1000, 'Keep the message under 1,000 characters').default(''),
    consent: z.literal(true, { error: 'Agree to share your name and email with the provider' }),
  }),
  limit: { max: 20, window: 86_400 },
  reply: data(CourseInterest),
});

/** 409 once the email has left. */
export const withdrawInterest = defineRoute({
  method: 'DELETE',
  path: '/api/courses/{id}/interest',
  access: 'veteran',
  summary: 'Withdraw an interest that was not sent yet',
  description: 'Withdraws an interest while its email has not left. Afterwards the reply is 409; without an interest it is 404.',
  params: z.object({ id: Id }),
  reply: done(),
});
