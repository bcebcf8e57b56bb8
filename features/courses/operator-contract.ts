import { z } from 'zod';
import {
  BOTH_DEGREES,
  ENTRY_LIST_FIELDS,
  hasBothDegrees,
  ImportMode,
  ImportReport,
  LOCATION_FIELDS,
  optionalLine,
  PublishImported,
  revision,
  ShowEntries,
  ShownEntries,
  TOWN,
} from '#features/services/entry-contract.ts';
import { today } from '#features/services/entry-rules.ts';
import { LinkCheck } from '#features/services/entry-shapes.ts';
import { CategoryTag } from '#features/services/shapes.ts';
import { emailShape } from '#kit/contract/email.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, done, Id, list, optionalText, singleLine, WebAddress } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { FUNDING_CODES, LENGTH_UNITS, LEVEL_CODES, MODES } from './rules.ts';
import { Course, type CourseLocation, CourseStart } from './shapes.ts';

/**
 * What operators write about courses. A course that somebody saved or showed interest in is never deleted (409): it is hidden. A change names
 * the `revision` it is based on; 409 when the row has changed since.
 */

export const EditedCourse = Course.omit({
  industry: true,
  cities: true,
  next_start: true,
  distance_km: true,
  is_saved: true,
  interest_shown_at: true,
  interest: true,
  takes_interest: true,
}).extend({
  provider_email: z.string().nullable(),
  /** Days of start that are past are kept too. */
  starts: z.array(CourseStart),
  /** The row's key in the data set that it was imported from. */
  reference: z.string().nullable(),
  /** Staff read the facts at their source on the day they were last checked. */
  is_verified: z.boolean(),
  is_active: z.boolean(),
  revision: z.number(),
  /** Veterans who saved it, and who showed interest. */
  saved: z.number(),
  interested: z.number(),
  ...LinkCheck.shape,
});
export type EditedCourse = z.infer<typeof EditedCourse>;

const names = (max: number, what: string) =>
  z
    .array(singleLine().min(1, `Write each ${what}`).max(120, `Keep each ${what} under 120 characters`))
    .max(max, `Name ${max} at most`);
const location = z
  .object({ ...LOCATION_FIELDS, city: TOWN } satisfies Record<keyof CourseLocation, z.ZodType>)
  .refine(hasBothDegrees, BOTH_DEGREES);

const course = {
  title: singleLine('Write the title').min(2, 'Write the title').max(200, 'Keep the title under 200 characters'),
  provider: singleLine('Write who teaches it').min(2, 'Write who teaches it').max(200, 'Keep the provider under 200 characters'),
  provider_email: optionalText(emailShape('Must be a valid email', { longest: 200 })).meta({
    examples: ['courses@college.example.org'],
  }),
  description: z.string().trim().min(3, 'Write what it teaches').max(6000, 'Keep it under 6,000 characters'),
  category: Course.shape.category.default('education'),
  /** The main category and `course` are added, and `online` where it can be taken online. */
  category_tags: z.array(CategoryTag).max(7).default([]),
  industry_id: Id.nullable().default(null),
  level: z.enum(LEVEL_CODES, { error: 'Choose a level from the list' }).default('none'),
  service_type: Course.shape.service_type,
  availability: Course.shape.availability,
  mode: z.enum(MODES, { error: `Must be one of ${MODES.join(', ')}` }),
  length_amount: z
    .number({ error: 'Must be a number' })
    .int('Must be a whole number')
    .min(1, 'Must be at least 1')
    .max(1000, 'Must be 1,000 or less'),
  length_unit: z.enum(LENGTH_UNITS, { error: `Must be one of ${LENGTH_UNITS.join(', ')}` }),
  country_id: Id,
  cost: z
    .number({ error: 'Must be a number' })
    .int('Must be a whole amount')
    .min(0, 'Must be 0 or more')
    .max(1_000_000, 'Must be 1,000,000 or less'),
  cost_note: optionalLine(300, 'the note'),
  funding: z
    .array(z.enum(FUNDING_CODES, { error: 'Choose funding from the list' }))
    .max(FUNDING_CODES.length)
    .default([]),
  skills: names(30, 'skill').default([]),
  qualifications: names(10, 'qualification').default([]),
  requirements: optionalLine(1000, 'the requirements'),
  locations: z.array(location).max(50, 'Give 50 places at most').default([]),
  starts: z
    .array(z.object({ starts_on: Day, city: optionalLine(100, 'the town') }))
    .max(200, 'Give 200 start dates at most')
    .default([]),
  starts_any_time: z.boolean().default(false),
  apply_url: WebAddress,
  source_url: WebAddress,
  checked_on: Day.refine((day) => day <= today(), 'Must be today or an earlier day'),
  is_verified: z.boolean().default(false),
  is_active: z.boolean().default(true),
};

/** A course as it is written, by an operator or an import. */
export const CourseDraft = z.object(course).superRefine(checkPlaces);
export type CourseDraft = z.output<typeof CourseDraft>;

function checkPlaces(
  { service_type, locations, starts }: { service_type: string; locations: { city: string }[]; starts: { city: string }[] },
  refusal: z.core.$RefinementCtx,
) {
  if (service_type === 'in_person' && locations.length === 0)
    refusal.addIssue({ code: 'custom', message: 'Give at least one place, or choose online', path: ['locations'] });
  starts.forEach(({ city }, index) => {
    if (city && !locations.some((place) => place.city === city))
      refusal.addIssue({ code: 'custom', message: `Add ${city} to the places first`, path: ['starts', index, 'city'] });
  });
}

/** In the order of their titles. `to_check` counts those on offer whose facts nobody has read at their source within twelve months. */
export const findEditedCourses = defineRoute({
  method: 'GET',
  path: '/api/operator/courses',
  access: 'operator',
  summary: 'Courses, hidden ones included',
  description: 'Lists the courses of the tenant, including hidden ones, in pages of 50, with how many have to be checked.',
  reads_only: true,
  query: z.object(ENTRY_LIST_FIELDS),
  reply: list(EditedCourse).extend({ to_check: z.number() }),
});

/** The query parameters of the operators' page. */
export const EditedCourseSearch = searchFields(
  z.object({ section: z.literal('courses').optional(), ...findEditedCourses.query.shape }),
);

export const createCourse = defineRoute({
  method: 'POST',
  path: '/api/operator/courses',
  access: 'operator',
  summary: 'Add a course',
  description: 'Adds a course. It is on offer immediately unless `is_active` is false.',
  creates: true,
  body: CourseDraft,
  reply: data(EditedCourse),
});

export const updateCourse = defineRoute({
  method: 'PUT',
  path: '/api/operator/courses/{id}',
  access: 'operator',
  summary: 'Change a course',
  description: 'Changes a course. Send the revision the edit started from; if it has changed since, the reply is 409.',
  params: z.object({ id: Id }),
  body: z.object({ ...course, revision }).superRefine(checkPlaces),
  reply: data(EditedCourse),
});

export const showCourses = defineRoute({
  method: 'POST',
  path: '/api/operator/courses/shown',
  access: 'operator',
  summary: 'Publish or hide several courses',
  description:
    'Publishes or hides up to 200 courses in one step, or none: 404 where one of them is not there. Veterans who saved a hidden course still see it in their list.',
  body: ShowEntries,
  reply: ShownEntries,
});

/** Says that the facts, as the operator saw them, are the same at their source today. */
export const checkCourse = defineRoute({
  method: 'POST',
  path: '/api/operator/courses/{id}/checked',
  access: 'operator',
  summary: 'Mark the facts of a course as checked today',
  description: 'Records that the facts about a course were checked at their source today.',
  params: z.object({ id: Id }),
  body: z.object({ revision }),
  reply: data(EditedCourse),
});

export const deleteCourse = defineRoute({
  method: 'DELETE',
  path: '/api/operator/courses/{id}',
  access: 'operator',
  summary: 'Delete a course that nobody saved',
  description: 'Deletes a course that nobody saved or showed interest in. One in use can only be hidden.',
  params: z.object({ id: Id }),
  reply: done(),
});

/** The columns of an import. No cell can start a formula. At most 5,000 courses. */
export const getCoursesCsv = defineRoute({
  method: 'GET',
  path: '/api/operator/courses.csv',
  access: 'operator',
  summary: 'All courses as CSV',
  description: 'Returns all courses of the tenant as a CSV download, with the columns that an import takes.',
  reads_only: true,
  file_reply: 'text/csv',
});

const MAX_IMPORT_BYTES = 2_000_000;

/** A row is a course by its id, its reference, or its title and provider. Importing a file again changes nothing. */
export const importCourses = defineRoute({
  method: 'POST',
  path: '/api/operator/courses/import',
  access: 'operator',
  summary: 'Import courses from CSV',
  description:
    'Adds and changes courses from a CSV file of up to 1,000 rows. New courses are hidden until an operator has checked them, unless `publish=true`. `mode=preview` says what would happen and changes nothing. Rows that cannot be used are listed with their reasons; the others are imported.',
  body: z.object({ mode: ImportMode, publish: PublishImported }),
  multipart: { files: { file: { max_bytes: MAX_IMPORT_BYTES, required: true } } },
  limit: { max: 60, window: 3600 },
  reply: data(ImportReport),
});
