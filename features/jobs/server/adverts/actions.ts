import { allIndustryNames } from '#features/lookups/server/index.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import type { ReplyInputOf } from '#kit/contract/route.ts';
import { countryOf } from '#kit/country/country.ts';
import type { AdvertProposal, parseAdvert } from '../../advert-contract.ts';
import { type ReadAdvert, readAdvert, type UnclearField } from '../../advert-parser/index.ts';
import { IndustryIndex } from '../../import/prepare.ts';
import { CityIndex } from '../../import/towns.ts';
import { dayIn } from '../../recruiting-rules.ts';
import type { RecruiterContext } from '../policy.ts';
import { findTowns } from './queries.ts';

type Parsed = ReplyInputOf<typeof parseAdvert>['data'];
type Unclear = Parsed['unclear'][number];

const FIELD_OF: Partial<Record<UnclearField, Unclear['field']>> = { pay: 'salary_from', place: 'city_id' };
const fieldOf = (field: UnclearField): Unclear['field'] => FIELD_OF[field] ?? (field as Unclear['field']);

/** Skills that are proposed at most. */
const MOST_SKILLS = 15;

/** The fields of a job that an advert states, with its words; towns, industries, occupations and skills as this site names them. */
export async function proposeJob(context: RecruiterContext, pasted: string): Promise<Parsed> {
  const { iso2 } = countryOf(context.country_id);
  const { advert, unclear: open } = readAdvert(pasted, { iso2, today: dayIn(context.zone) });
  const unclear: Unclear[] = open.map(({ field, ...more }) => ({ field: fieldOf(field), ...more }));
  const proposals: AdvertProposal[] = [...simpleProposals(advert)];
  const add = (proposal: AdvertProposal | null) => proposal && proposals.push(proposal);
  if (advert.place) add(await townOf(context, advert.place, unclear));
  if (advert.industry) add(await industryOf(context, advert.industry, unclear));
  for (const proposal of await recognisedIn(context, advert)) add(proposal);
  const { short = '', whole = '' } = advert.description ?? {};
  const fits = (html: string) => (html.length <= MOST_DESCRIPTION ? html : '');
  if (whole.length > MOST_DESCRIPTION)
    unclear.push({
      field: 'description',
      quote: null,
      message: 'The text is longer than 50,000 characters. Paste the part that describes the job.',
    });
  else if (whole) add({ field: 'description', values: { description: fits(short) }, label: null, quote: '' });
  return { proposals, whole_description: fits(whole), unclear };
}

const MOST_DESCRIPTION = 50_000;

/** Fields whose value is what the advert says. */
function simpleProposals(advert: ReadAdvert): AdvertProposal[] {
  const { title, pay, job_type, type, closes_on, starts_at, security_clearance, openings, postcode } = advert;
  const { military_skills_accepted, responsibilities, requirements } = advert;
  const one = <Value>(
    field: AdvertProposal['field'],
    found: { value: Value; quote: string } | undefined,
    values: (value: Value) => AdvertProposal['values'],
  ): AdvertProposal[] => (found ? [{ field, values: values(found.value), label: null, quote: found.quote }] : []);
  return [
    ...one('title', title, (value) => ({ title: value })),
    ...one('salary_from', pay, ({ from, to, per }) => ({ salary_from: from, salary_to: to, salary_per: per })),
    ...one('job_type', job_type, (value) => ({ job_type: value })),
    ...one('type', type, (value) => ({ type: value })),
    ...one('postcode', postcode, (value) => ({ postcode: value.slice(0, 12) })),
    ...one('closes_on', closes_on, (value) => ({ closes_on: value })),
    ...one('starts_at', starts_at, (value) => ({ starts_at: value })),
    ...one('security_clearance', security_clearance, (value) => ({ security_clearance: value })),
    ...one('openings', openings, (value) => ({ openings: value })),
    ...one('military_skills_accepted', military_skills_accepted, (value) => ({ military_skills_accepted: value })),
    ...one('responsibilities', responsibilities, (value) => ({ responsibilities: value })),
    ...one('requirements', requirements, (value) => ({ requirements: value })),
  ];
}

async function townOf(
  { db, country_id }: RecruiterContext,
  { value, quote }: { value: string; quote: string },
  unclear: Unclear[],
): Promise<AdvertProposal | null> {
  const towns = await findTowns(db, country_id);
  const index = new CityIndex(towns);
  const find = (place: string) => index.find(place, { latitude: null, longitude: null });
  const written = find(value);
  // "York, North Yorkshire": the list of towns contains counties, and York is an area of its own.
  const isCounty = typeof written === 'object' && written?.name === written?.state;
  const inCounty = isCounty ? find(value.split(',')[0] ?? value) : null;
  const found = typeof inCounty === 'object' && inCounty ? inCounty : written;
  const town = towns.find((one) => one === found);
  if (town) {
    const label = [...new Set([town.name, town.state])].join(', ');
    return { field: 'city_id', values: { city_id: town.id }, label, quote };
  }
  const why = found === 'unclear' ? 'there are several places of this name' : 'we don’t have a place of this name';
  unclear.push({ field: 'city_id', quote, message: `We couldn’t tell the location: ${why}. Choose it from the list.` });
  return null;
}

async function industryOf(
  { db }: RecruiterContext,
  { value, quote }: { value: string; quote: string },
  unclear: Unclear[],
): Promise<AdvertProposal | null> {
  const industries = await allIndustryNames(db);
  const id = new IndustryIndex(industries).find(value);
  if (id !== null)
    return {
      field: 'industry_id',
      values: { industry_id: id },
      label: industries.find((one) => one.id === id)?.name ?? null,
      quote,
    };
  unclear.push({ field: 'industry_id', quote, message: 'We don’t have an industry of this name. Choose one from the list.' });
  return null;
}

/** The share of judged titles, found in the same way, from which an occupation is proposed. Below, it is left to be chosen. */
const SURE = 0.7;

/** Occupation, level and skills. A skill is proposed only where the advert has its name. */
async function recognisedIn({ db, country_id }: RecruiterContext, advert: ReadAdvert): Promise<AdvertProposal[]> {
  const reference = await occupationReference(db);
  const title = advert.title?.value ?? '';
  const whole = advert.description?.whole ?? '';
  const found = reference.recogniseJob({ title, description: whole, skills: advert.skills?.value ?? [] });
  const proposals: AdvertProposal[] = [];
  const { confidence = 0 } = reference.occupationOfTitle(title) ?? {};
  if (advert.title && found.occupation_id && confidence >= SURE)
    proposals.push({
      field: 'occupation_id',
      values: { occupation_id: found.occupation_id },
      label: reference.nameOf(found.occupation_id, country_id),
      quote: advert.title.quote,
    });
  if (advert.title && found.level)
    proposals.push({ field: 'experience', values: { experience: found.level }, label: null, quote: advert.title.quote });
  const text = whole.replace(/<[^<>]*>/g, ' ').toLowerCase();
  const named = found.skill_codes
    .flatMap((code) => reference.skills.find(code)?.name ?? [])
    .filter((name) => text.includes(name.toLowerCase()));
  const skills = [...(advert.skills?.value ?? []), ...named];
  const distinct = skills.filter(
    (skill, index) => skill.length <= 100 && skills.findIndex((other) => other.toLowerCase() === skill.toLowerCase()) === index,
  );
  if (distinct.length > 0)
    proposals.push({
      field: 'skills',
      values: { skills: distinct.slice(0, MOST_SKILLS) },
      label: null,
      quote: advert.skills?.quote ?? '',
    });
  return proposals;
}
