import { z } from 'zod';
import { CategoryShape, CategoryTag, ServiceProvider } from '#features/services/shapes.ts';
import { Day, Instant } from '#kit/contract/shapes.ts';
import { FUNDING_CODES, LENGTH_UNITS, LEVEL_CODES, MODES } from './rules.ts';

/** Where a course is taught. */
export const CourseLocation = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type CourseLocation = z.infer<typeof CourseLocation>;

/** A day on which the course starts. `city` is empty where it is taught in one place, or online. */
export const CourseStart = z.object({ starts_on: Day, city: z.string() });
export type CourseStart = z.infer<typeof CourseStart>;

/** A course as a list shows it. */
export const CourseCard = z.object({
  id: z.number(),
  title: z.string(),
  provider: z.string(),
  category: CategoryShape,
  category_tags: z.array(CategoryTag),
  industry_id: z.number().nullable(),
  industry: z.string().nullable(),
  level: z.enum(LEVEL_CODES),
  service_type: ServiceProvider.shape.service_type,
  availability: ServiceProvider.shape.availability,
  mode: z.enum(MODES),
  length_amount: z.number(),
  length_unit: z.enum(LENGTH_UNITS),
  country_id: z.number(),
  /** The full fee in whole units of the country's currency; 0 is free. */
  cost: z.number(),
  cost_note: z.string(),
  /** Who pays, `free` included where it costs nothing. */
  funding: z.array(z.enum(FUNDING_CODES)),
  skills: z.array(z.string()),
  qualifications: z.array(z.string()),
  /** Towns in which it is taught, the main one first. */
  cities: z.array(z.string()),
  starts_any_time: z.boolean(),
  /** The next day on which it starts; null where none is known. */
  next_start: Day.nullable(),
  /** Kilometres from the searched place to the nearest location; null without one. */
  distance_km: z.number().nullable(),
  /** Of the signed-in veteran; false and null for others. */
  is_saved: z.boolean(),
  interest_shown_at: Instant.nullable(),
});
export type CourseCard = z.infer<typeof CourseCard>;

/** What a veteran told the provider of a course. */
export const CourseInterest = z.object({
  shown_at: Instant,
  message: z.string(),
  /** The email has not left yet: the interest can still be withdrawn. */
  can_withdraw: z.boolean(),
});
export type CourseInterest = z.infer<typeof CourseInterest>;

/** A course with everything that is public about it. */
export const Course = CourseCard.extend({
  description: z.string(),
  requirements: z.string(),
  locations: z.array(CourseLocation),
  /** Days from today on, the nearest first. */
  starts: z.array(CourseStart),
  apply_url: z.string(),
  /** The provider has an address for "I'm interested". */
  takes_interest: z.boolean(),
  source_url: z.string(),
  /** The day on which the facts were last checked. */
  checked_on: Day,
  /** Of the signed-in veteran. */
  interest: CourseInterest.nullable(),
});
export type Course = z.infer<typeof Course>;

/** A course that closes a gap, as a match or a plan names it. */
export const CourseForSkill = z.object({
  course_id: z.number(),
  title: z.string(),
  provider: z.string(),
  length_amount: z.number(),
  length_unit: z.enum(LENGTH_UNITS),
  cost: z.number(),
  country_id: z.number(),
  funding: z.array(z.enum(FUNDING_CODES)),
});
export type CourseForSkill = z.infer<typeof CourseForSkill>;

/** A course for one veteran, and why, the most important reason first. */
export const RecommendedCourse = z.object({ course: CourseCard, reasons: z.array(z.string()) });
export type RecommendedCourse = z.infer<typeof RecommendedCourse>;
