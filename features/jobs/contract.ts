import { z } from 'zod';
import { OnetSoc } from '#features/occupations/contract.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Flag, Id, ListMeta, list, many, Page } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, Job, JobCard, POSTED, WORK_TYPES } from './shapes.ts';
import { VIEW_SOURCE } from './view-rules.ts';

const optionalNumber = (shape: z.ZodType<number>) =>
  z.preprocess((value) => (value === '' || value === undefined ? undefined : Number(value)), shape.optional());

export const JOB_SORTS = ['relevance', 'match', 'newest', 'closing_soon', 'salary', 'distance'] as const;
export const JOB_LISTS = ['jobs', 'recommended', 'saved', 'applied'] as const;

/** The filter of jobs, with location, pay and the facts that matter to veterans. Every field is optional. */
const Filter = z.object({
  /** Keywords. A phrase in quotes must occur as it is; `-word` excludes a word. A military code or trade finds the civilian jobs it leads to. */
  search: z.string().trim().max(300, 'Use fewer keywords (up to 300 characters)').default(''),
  /** Finds the jobs that have the keywords only in the text of their advert, and none that a search without this field finds. */
  in_description: Flag,
  job_role: many(z.string().trim().max(120)),
  /** O*NET-SOC codes of the occupations that the jobs were recognised as. */
  occupation: many(OnetSoc),
  experience: many(z.enum(EXPERIENCE_LEVELS)),
  country_id: optionalNumber(z.number().int().min(1).max(2_147_483_647)),
  city: many(z.string().trim().max(120)),
  /** Names of regions, such as states or counties. */
  state: many(z.string().trim().max(120)),
  /** Centre of a radius search and of distances, in degrees. Send both or neither. */
  latitude: optionalNumber(z.number().min(-90).max(90)),
  longitude: optionalNumber(z.number().min(-180).max(180)),
  /** Kilometres, 0 to 325 (200 miles). */
  radius_km: optionalNumber(z.number().min(0).max(325)),
  /** Only jobs that fit the signed-in veteran, best first unless another order is chosen. */
  matching_jobs: Flag,
  job_type: many(z.enum(JOB_TYPES)),
  industry: many(Id),
  type: many(z.enum(WORK_TYPES)),
  company_id: optionalNumber(z.number().int().min(1).max(2_147_483_647)),
  /** Minimum yearly pay, in whole units of the tenant's currency. */
  salary_min: optionalNumber(z.number().int().min(0).max(10_000_000)),
  security_clearance: many(z.string().trim().max(60)),
  guaranteed_interview: Flag,
  placement: Flag,
  military_skills_accepted: Flag,
  /** Only employers with the badge `Answers in time`: nine of ten applicants were answered by the promised day, of ten or more in the last 12 months. */
  answers_in_time: Flag,
  /** Within the last 24 hours, 7 days or 30 days. */
  posted: z.enum(POSTED).default('all'),
  sorted_by: z.enum(JOB_SORTS).default('relevance'),
  /** `desc` starts with the best match, the newest, the first to close or the highest pay, and `asc` with the opposite. Distance is always nearest first. */
  sorted_type: z.enum(['asc', 'desc']).default('desc'),
  page: Page,
  /** Which list: all open jobs, or the signed-in veteran's recommended, saved or applied ones. */
  jobType: z.enum(JOB_LISTS).default('jobs'),
});
type Narrowed = Partial<Record<'latitude' | 'longitude' | 'radius_km', number | undefined>> & {
  search: string;
  in_description: boolean;
};

/** The rules that a search for open jobs obeys, whatever its order. */
const withRules = <T extends z.ZodType<Narrowed>>(filter: T) =>
  filter
    .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      message: 'Send latitude and longitude together',
      path: ['longitude'],
    })
    .refine(({ radius_km, latitude }) => radius_km === undefined || latitude !== undefined, {
      message: 'Choose a place to search around',
      path: ['radius_km'],
    })
    .refine(({ in_description, search }) => !in_description || search !== '', {
      message: 'Type keywords to search descriptions for',
      path: ['in_description'],
    });

export const JobFilter = withRules(Filter)
  .refine((filter) => filter.sorted_by !== 'distance' || filter.latitude !== undefined, {
    message: 'Choose a place to sort by distance',
    path: ['sorted_by'],
  })
  .refine((filter) => filter.sorted_by !== 'match' || filter.matching_jobs || filter.jobType === 'recommended', {
    message: 'Show matching jobs to sort by match',
    path: ['sorted_by'],
  })
  .refine((filter) => !filter.in_description || filter.jobType === 'jobs' || filter.jobType === 'recommended', {
    message: 'Leave this out for saved and applied jobs: only descriptions of open jobs can be searched',
    path: ['in_description'],
  });
export type JobFilter = z.output<typeof JobFilter>;

const {
  page: _page,
  sorted_by: _order,
  sorted_type: _direction,
  jobType: _list,
  matching_jobs: _matching,
  ...narrowing
} = Filter.shape;
/** What narrows the list of open jobs for anyone, without page and order. */
export const PublicJobFilter = withRules(z.object(narrowing));

/** Miles around a place; 0 is the town itself. */
export const RADII = [0, 5, 10, 25, 50, 100, 200] as const;
export const DEFAULT_RADIUS = 25;

/**
 * The query of a job list's address: the filter, with a radius in miles around a named place. `near` is the name of the town at
 * `latitude` and `longitude`.
 */
export const JobListSearch = searchFields(
  Filter.omit({ latitude: true, longitude: true, radius_km: true }).extend({
    salary_min: z.number().int().min(1).max(10_000_000).optional(),
    near: z.string().trim().max(120).optional(),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    radius: z.literal(RADII).default(DEFAULT_RADIUS),
    /** The words as typed, where some of them were read as filters. */
    read_from: z.string().trim().max(300).optional(),
  }),
);

const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(50).default([]);
const yesNo = z.boolean().default(false);

/** A search that is saved to be repeated, as JSON: what narrows the list, without its order and age. */
export const SavedSearch = z
  .object({
    search: Filter.shape.search,
    in_description: yesNo,
    job_role: listOf(z.string().trim().max(120)),
    occupation: listOf(OnetSoc),
    experience: listOf(z.enum(EXPERIENCE_LEVELS)),
    country_id: Id.optional(),
    city: listOf(z.string().trim().max(120)),
    state: listOf(z.string().trim().max(120)),
    near: z
      .object({
        name: z.string().trim().min(1).max(120),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        radius: z.literal(RADII),
      })
      .nullable()
      .default(null),
    matching_jobs: yesNo,
    job_type: listOf(z.enum(JOB_TYPES)),
    industry: listOf(Id),
    type: listOf(z.enum(WORK_TYPES)),
    company_id: Id.optional(),
    salary_min: z.number().int().min(0).max(10_000_000).optional(),
    security_clearance: listOf(z.string().trim().max(60)),
    guaranteed_interview: yesNo,
    placement: yesNo,
    military_skills_accepted: yesNo,
    answers_in_time: yesNo,
  })
  .refine((search) => !search.in_description || search.search !== '', {
    message: 'Type keywords to search descriptions for',
    path: ['in_description'],
  });
export type SavedSearch = z.output<typeof SavedSearch>;

/** The number of open jobs that each value of a filter would return under the other filters; null where counting them would be too slow. */
export const Facet = z.object({ value: z.union([z.string(), z.number()]), label: z.string(), count: z.number().nullable() });
export const JobFacets = z.object({
  job_type: z.array(Facet),
  type: z.array(Facet),
  experience: z.array(Facet),
  industry: z.array(Facet),
  city: z.array(Facet),
  occupation: z.array(Facet),
  posted: z.array(Facet),
});
export type JobFacets = z.infer<typeof JobFacets>;

/** A wider search to offer when nothing was found, with the number of jobs it would find. */
export const WiderSearch = z.object({
  /** The filter to change: its name and new value (null removes it). */
  change: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  label: z.string(),
  count: z.number(),
  count_is_estimate: z.boolean(),
});
export type WiderSearch = z.infer<typeof WiderSearch>;

export const findJobs = defineRoute({
  method: 'GET',
  path: '/api/jobs',
  access: 'public',
  summary: 'Open jobs: search, filters, facets, pages of 20',
  description:
    'Searches the open jobs of the tenant by text, place and filters, in pages of 20. The reply includes counts for each filter value. `total_is_estimate` is set where an exact count would be too slow.',
  reads_only: true,
  query: JobFilter.safeExtend({
    /** The reply then takes less time. Facets are the same for every page and order of a filter, so one request for a filter needs them. */
    without_facets: Flag,
  }),
  reply: list(JobCard).extend({
    meta: ListMeta,
    /** Null with `without_facets`, and for saved and applied jobs. */
    facets: JobFacets.nullable(),
    /** How a search in military words was understood; null for other searches. */
    meaning: z
      .object({
        /** `25B · Information Technology Specialist`. */
        understood: z.string(),
        occupations: z.array(z.object({ onet_soc: z.string(), name: z.string() })),
      })
      .nullable(),
    /** The search that was made instead, where nothing has the words as typed but a nearby spelling is found; null otherwise. */
    corrected: z.object({ typed: z.string(), searched: z.string() }).nullable(),
    /**
     * Where a search for words finds few jobs: that there are others which have the words as typed in their description, found by `in_description`.
     * `count` is exact, and null for more than 300. `phrase` is the word or phrase that each of them mentions, and null where the words of a
     * search may be in different places, or be synonyms.
     */
    mentions: z.object({ count: z.number().nullable(), phrase: z.string().nullable() }).nullable(),
    /** Where the first page is not full: jobs that match some of the words, best first, at most a page. */
    partial: z.array(JobCard),
    wider: z.array(WiderSearch),
    /** Why there are no matching jobs, where something is missing in the veteran's record; null otherwise. */
    no_match: z.string().nullable(),
  }),
});

/** A closed job can still be read by those who applied and by its own recruiters; others get 404. */
export const getJob = defineRoute({
  method: 'GET',
  path: '/api/jobs/{id}',
  access: 'public',
  summary: 'One job',
  description: 'Returns one open job. Signed-in veterans also see whether they saved it or applied.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(Job),
});

/** In link previews of the job's page. */
export const getJobPicture = defineRoute({
  method: 'GET',
  path: '/api/jobs/{id}/picture',
  access: 'public',
  summary: 'A picture of an open job for link previews',
  description:
    'Returns a picture of 1,200 by 630 pixels with the title, employer, place and pay of an open job in the colours of the site.',
  reads_only: true,
  params: z.object({ id: Id }),
  limit: { max: 120, window: 3600 },
  file_reply: 'image/png',
});

/** Where a visitor came from: the `source` of a link's address, such as `newsletter`. What is no short name is ignored. */
export const ViewSource = z.string().trim().toLowerCase().regex(VIEW_SOURCE, 'Use letters, digits, dots and hyphens, up to 40');

/** Sent by the browser that shows the page, so reading a job writes nothing. */
export const countJobView = defineRoute({
  method: 'POST',
  path: '/api/jobs/{id}/viewed',
  access: 'public',
  summary: 'Count a view of an open job',
  description:
    'Counts one view of an open job, under the `source` of the link that led to it. Clients send it when the job is shown. Views of programs and of the job’s own company are not counted.',
  params: z.object({ id: Id }),
  body: z.object({ source: ViewSource.optional() }).default({}),
  limit: { max: 300, window: 3600 },
  reply: done(),
});

export const findSimilarJobs = defineRoute({
  method: 'GET',
  path: '/api/jobs/{id}/similar',
  access: 'public',
  summary: 'Up to six open jobs like this one',
  description: 'Returns up to six open jobs similar to this one, best match first.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(z.array(JobCard)),
});

/** Saving again has no effect. */
export const saveJob = defineRoute({
  method: 'POST',
  path: '/api/jobs/{id}/save',
  access: 'veteran',
  summary: 'Save a job',
  description: 'Saves a job for the veteran. Saving it again changes nothing.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const unsaveJob = defineRoute({
  method: 'DELETE',
  path: '/api/jobs/{id}/save',
  access: 'veteran',
  summary: 'Take a job off the saved list',
  description: 'Removes a job from the veteran’s saved jobs. Removing it again changes nothing; an unknown job gives 404.',
  params: z.object({ id: Id }),
  reply: done(),
});
