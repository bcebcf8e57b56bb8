import { longDay } from '#kit/calendar/days.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { countryOf } from '#kit/country/country.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { formatSalary } from '#kit/ui/text/money.ts';
import type { AdvertProposal, parseAdvert } from '../../../advert-contract.ts';
import { textOf } from '../../../recruiting-rules.ts';
import { LABELS } from '../../../rules.ts';
import { EMPTY_JOB, type JobFormValues } from '../job-values.ts';

export type ParsedAdvert = ReplyOf<typeof parseAdvert>['data'];

type FieldName = keyof JobFormValues;

const namesOf = (proposal: AdvertProposal) => Object.keys(proposal.values) as FieldName[];

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether the form has a value of its own for this proposal. Such a field is not overwritten unless the recruiter says so. */
export const isTyped = (proposal: AdvertProposal, values: JobFormValues): boolean =>
  namesOf(proposal).some((name) => !isBlank(values[name]) && values[name] !== EMPTY_JOB[name]);

/** The form's values of the chosen proposals. Lists that are not chosen stay in the description. */
export function valuesOfProposals(parsed: ParsedAdvert, chosen: ReadonlySet<AdvertProposal['field']>): Partial<JobFormValues> {
  const values: Partial<JobFormValues> = {};
  for (const proposal of parsed.proposals) if (chosen.has(proposal.field)) Object.assign(values, proposal.values);
  const lists = parsed.proposals.filter(({ field }) => field === 'responsibilities' || field === 'requirements');
  if (values.description !== undefined && lists.some(({ field }) => !chosen.has(field)))
    values.description = parsed.whole_description;
  return values;
}

/** The proposed value as text. */
export function proposalText({ field, values, label }: AdvertProposal, countryId: number): string {
  if (label) return label;
  const country = countryOf(countryId);
  const language = country.iso2 === 'GB' ? 'en-GB' : 'en-US';
  switch (field) {
    case 'salary_from': {
      const { salary_from = null, salary_to = null, salary_per = 'year' } = values;
      return formatSalary({ salary_from, salary_to, currency: country.currency, per: salary_per }, language) ?? '';
    }
    case 'job_type':
      return values.job_type ? LABELS.job_type[values.job_type] : '';
    case 'type':
      return values.type ? LABELS.type[values.type] : '';
    case 'experience':
      return values.experience ? LABELS.experience[values.experience] : '';
    case 'closes_on':
    case 'starts_at':
      return longDay(String(values[field]), language);
    case 'military_skills_accepted':
      return 'Yes';
    case 'responsibilities':
    case 'requirements':
    case 'skills':
      return (values[field] ?? []).join(field === 'skills' ? ', ' : ' · ');
    case 'description':
      return counted(textOf(values.description ?? '').split(' ').length, 'word', 'words');
    default:
      return String(Object.values(values)[0] ?? '');
  }
}
