import { today } from '#features/services/entry-rules.ts';
import type { LinkCheck } from '#features/services/entry-shapes.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import type { createCourse, EditedCourse } from '../operator-contract.ts';
import type { CourseLocation, CourseStart } from '../shapes.ts';

type Body = ArgsOf<typeof createCourse>['body'];

/** A course as the operators' form has it: lists as text. */
export type CourseValues = Omit<
  EditedCourse,
  | 'id'
  | 'reference'
  | 'revision'
  | 'saved'
  | 'interested'
  | keyof LinkCheck
  | 'category_tags'
  | 'skills'
  | 'qualifications'
  | 'locations'
  | 'starts'
  | 'industry_id'
  | 'length_amount'
  | 'cost'
  | 'provider_email'
> & {
  provider_email: string;
  industry_id: number | '';
  length_amount: number | null;
  /** Empty is free of charge. */
  cost: number | null;
  /** Separated by semicolons. */
  skills: string;
  qualifications: string;
  /** One per line: a town, or the fields of a place with vertical bars between them. */
  locations: string;
  /** One a line: a day, and a town where there are several. */
  starts: string;
};

export const valuesOfCourse = (course: EditedCourse | null, country_id: number): CourseValues => ({
  title: course?.title ?? '',
  provider: course?.provider ?? '',
  provider_email: course?.provider_email ?? '',
  description: course?.description ?? '',
  category: course?.category ?? 'employment',
  industry_id: course?.industry_id ?? '',
  level: course?.level ?? 'none',
  service_type: course?.service_type ?? 'in_person',
  availability: course?.availability ?? 'business_hours',
  mode: course?.mode ?? 'full_time',
  length_amount: course?.length_amount ?? null,
  length_unit: course?.length_unit ?? 'week',
  country_id: course?.country_id ?? country_id,
  cost: course?.cost ?? null,
  cost_note: course?.cost_note ?? '',
  funding: course?.funding ?? [],
  skills: course?.skills.join('; ') ?? '',
  qualifications: course?.qualifications.join('; ') ?? '',
  requirements: course?.requirements ?? '',
  locations: course?.locations.map(placeLine).join('\n') ?? '',
  starts: course?.starts.map(({ starts_on, city }) => `${starts_on} ${city}`.trim()).join('\n') ?? '',
  starts_any_time: course?.starts_any_time ?? false,
  apply_url: course?.apply_url ?? '',
  source_url: course?.source_url ?? '',
  checked_on: course?.checked_on ?? today(),
  is_verified: course?.is_verified ?? false,
  is_active: course?.is_active ?? true,
});

/** What the form sends. The tags that it does not show stay as they are. */
export function bodyOfCourse(values: CourseValues, course: EditedCourse | null): Body {
  const { industry_id, length_amount, cost, skills, qualifications, locations, starts, ...plain } = values;
  return {
    ...plain,
    category_tags: course?.category_tags.filter((tag) => tag !== course.category) ?? [],
    industry_id: industry_id === '' ? null : industry_id,
    length_amount: length_amount ?? 0,
    cost: cost ?? 0,
    skills: parts(skills, ';'),
    qualifications: parts(qualifications, ';'),
    locations:
      plain.service_type === 'online' ? [] : parts(locations, '\n').map((line) => placeOfLine(line, course?.locations ?? [])),
    starts: parts(starts, '\n').map(startOfLine),
  };
}

const parts = (text: string, by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const placeLine = ({ name, address, city, state, postcode }: CourseLocation) =>
  name || address || postcode ? [name, address, city, state, postcode].join(' | ') : city;

/** A place keeps its coordinates as long as its town is the same. */
function placeOfLine(line: string, before: readonly CourseLocation[]) {
  const fields = line.split('|').map((field) => field.trim());
  const [name = '', address = '', city = '', state = '', postcode = ''] = fields.length === 1 ? ['', '', line] : fields;
  const known = before.find((place) => place.city === city);
  return {
    name,
    address,
    city,
    state: state || (known?.state ?? ''),
    postcode,
    latitude: known?.latitude ?? null,
    longitude: known?.longitude ?? null,
  };
}

const startOfLine = (line: string): CourseStart => ({ starts_on: line.slice(0, 10), city: line.slice(10).trim() });
