import { type JOB_TYPES, SALARY_PERIODS } from '../shapes.ts';
import { daysIn } from './dates.ts';
import { type AdvertContext, type FoundPay, quoteOf, type ReadAdvert, type Unclear } from './shapes.ts';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : Array.isArray(value)
        ? value.map(textIn).filter(Boolean).join(', ')
        : '';
const numberIn = (value: unknown): number | null => {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*[\d,]+(?:\.\d+)?\s*$/.test(value)
        ? Number(value.replaceAll(',', ''))
        : Number.NaN;
  return Number.isFinite(number) && number > 0 ? number : null;
};

/** Objects that are looked at in one block of data. */
const MOST_OBJECTS = 500;

/** The JobPosting in a JSON-LD text; null where there is none. */
export const jobPostingIn = (json: string): Json | null => jobPostingsIn(json)[0] ?? null;

/** All JobPostings in a JSON-LD text. */
export function jobPostingsIn(json: string): Json[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return [];
  }
  const found: Json[] = [];
  const queue: unknown[] = [parsed];
  for (let seen = 0; queue.length > 0 && seen < MOST_OBJECTS; seen += 1) {
    const next = queue.shift();
    if (Array.isArray(next)) queue.push(...next.slice(0, 100));
    else if (isRecord(next)) {
      if ([next['@type']].flat().includes('JobPosting')) found.push(next);
      else queue.push(next['@graph'], next.mainEntity, next.itemListElement, next.item);
    }
  }
  return found;
}

const TYPES: Record<string, (typeof JOB_TYPES)[number]> = {
  FULL_TIME: 'full_time',
  PART_TIME: 'part_time',
  CONTRACTOR: 'contract',
  CONTRACT: 'contract',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
  INTERNSHIP: 'internship',
  VOLUNTEER: 'volunteer',
  APPRENTICESHIP: 'apprenticeship',
};

/** Fields of schema.org's JobPosting. Its description is HTML, which the caller reads like any other. */
export function readPosting(
  posting: Json,
  context: AdvertContext,
): { advert: ReadAdvert; unclear: Unclear[]; description: string } {
  const advert: ReadAdvert = {};
  const unclear: Unclear[] = [];
  const quote = (name: string, value: unknown) => quoteOf(`${name}: ${isRecord(value) ? JSON.stringify(value) : textIn(value)}`);

  const title = textIn(posting.title) || textIn(posting.name);
  if (title.length >= 3) advert.title = { value: title.replace(/\s+/g, ' ').slice(0, 200), quote: quote('title', title) };

  const pay = payOf(posting, context);
  if (typeof pay === 'string')
    unclear.push({
      field: 'pay',
      quote: quote('baseSalary', posting.baseSalary),
      message: `We couldn’t tell the pay: ${pay}. Enter it yourself.`,
    });
  else if (pay) advert.pay = { value: pay, quote: quote('baseSalary', posting.baseSalary) };

  const types = [posting.employmentType]
    .flat()
    .map((type) => TYPES[textIn(type).toUpperCase().replace(/[\s-]/g, '_')])
    .filter((type) => type !== undefined);
  const [type] = types;
  if (type && new Set(types).size === 1)
    advert.job_type = { value: type, quote: quote('employmentType', posting.employmentType) };
  else if (types.length > 1)
    unclear.push({
      field: 'job_type',
      quote: quote('employmentType', posting.employmentType),
      message: 'We couldn’t tell the job type: the advert gives several. Choose one.',
    });

  if (textIn(posting.jobLocationType).toUpperCase() === 'TELECOMMUTE')
    advert.type = { value: 'remote', quote: quote('jobLocationType', posting.jobLocationType) };

  const [closes] = daysIn(textIn(posting.validThrough).slice(0, 10), context);
  if (closes) {
    if (closes >= context.today) advert.closes_on = { value: closes, quote: quote('validThrough', posting.validThrough) };
    else
      unclear.push({
        field: 'closes_on',
        quote: quote('validThrough', posting.validThrough),
        message: 'We couldn’t use the closing date: it has passed. Choose one.',
      });
  }
  const [starts] = daysIn(textIn(posting.jobStartDate).slice(0, 10), context);
  if (starts && starts >= context.today) advert.starts_at = { value: starts, quote: quote('jobStartDate', posting.jobStartDate) };

  const places = [posting.jobLocation].flat().filter(isRecord);
  const address = isRecord(places[0]?.address) ? places[0].address : null;
  if (places.length > 1)
    unclear.push({ field: 'place', quote: null, message: 'The advert names several locations. Choose the one of this job.' });
  else if (address) {
    const place = [address.addressLocality, address.addressRegion].map(textIn).filter(Boolean).join(', ');
    if (place) advert.place = { value: place, quote: quote('jobLocation', place) };
    const postcode = textIn(address.postalCode);
    if (postcode && postcode.length <= 12) advert.postcode = { value: postcode, quote: quote('postalCode', postcode) };
  }
  const openings = numberIn(posting.totalJobOpenings);
  if (openings !== null && openings > 1 && openings <= 10_000 && Number.isInteger(openings))
    advert.openings = { value: openings, quote: quote('totalJobOpenings', openings) };
  const industry = textIn(posting.industry);
  if (industry) advert.industry = { value: industry.slice(0, 100), quote: quote('industry', industry) };
  if (posting.experienceInPlaceOfEducation === true)
    advert.military_skills_accepted = { value: true, quote: 'experienceInPlaceOfEducation: true' };
  const skills = textIn(posting.skills)
    .split(/[,;\n]/)
    .map((skill) => skill.trim())
    .filter((skill) => skill.length >= 2 && skill.length <= 60);
  if (skills.length >= 1 && !/\.\s/.test(textIn(posting.skills)))
    advert.skills = { value: [...new Set(skills)].slice(0, 30), quote: quote('skills', posting.skills) };
  return { advert, unclear, description: textIn(posting.description) };
}

/** @returns the pay, why it cannot be told, or null where there is none */
function payOf({ baseSalary, salaryCurrency }: Json, { iso2 }: AdvertContext): FoundPay | string | null {
  if (!isRecord(baseSalary)) return null;
  const value = isRecord(baseSalary.value) ? baseSalary.value : baseSalary;
  const single = numberIn(isRecord(baseSalary.value) ? value.value : baseSalary.value);
  const from = numberIn(value.minValue) ?? single;
  const to = numberIn(value.maxValue) ?? single;
  if (from === null && to === null) return null;
  const currency = (textIn(baseSalary.currency) || textIn(salaryCurrency) || textIn(value.currency)).toUpperCase();
  const own = iso2 === 'GB' ? 'GBP' : 'USD';
  if (currency && currency !== own) return `it is in ${currency.slice(0, 3)}, and jobs here are paid in ${own}`;
  if (from !== null && to !== null && from > to) return 'its lowest amount is above its highest';
  const unit = textIn(value.unitText || baseSalary.unitText).toLowerCase();
  const per =
    SALARY_PERIODS.find((period) => period === unit || `${period}ly` === unit) ??
    ((to ?? from ?? 0) >= 10_000 ? 'year' : undefined);
  return per ? { from, to, per } : 'it doesn’t say whether that is for an hour, a day or a year';
}
