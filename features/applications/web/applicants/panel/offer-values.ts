import type { UseFormReturn } from 'react-hook-form';
import type { getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { LABELS } from '#features/jobs/rules.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { ApiError } from '#kit/ui/data/api.ts';
import type { Offer } from '../../../offer-shapes.ts';

export type OfferValues = {
  pay_amount: number | null;
  pay_per: Offer['pay_per'];
  start_on: string;
  place: string;
  hours: string;
  contract: string;
  note: string;
  answer_by: string;
};

export type OfferForm = UseFormReturn<OfferValues>;

/** The terms as the API takes them. */
export const termsOf = ({ pay_amount, start_on, ...rest }: OfferValues) => ({
  ...rest,
  // Refused with a message at the field.
  pay_amount: pay_amount ?? 0,
  start_on: start_on || null,
});

/** Days to answer that are suggested. */
const USUAL_DAYS = 7;

const localDay = (date: Date) => new Intl.DateTimeFormat('sv-SE').format(date);
const dayAhead = (days: number) => localDay(new Date(Date.now() + days * 86_400_000));

/** What a job says about the terms of an offer. */
export type JobOffered = Pick<
  ReplyOf<typeof getRecruiterJob>['data']['draft'],
  'job_type' | 'type' | 'city_label' | 'salary_from' | 'salary_to' | 'salary_per' | 'currency' | 'starts_at'
>;

/** What the dialog begins with: the terms sent before, or those of the job and a week to answer. */
export const offerValues = (offer: Offer | undefined, job: JobOffered | undefined): OfferValues =>
  offer
    ? {
        pay_amount: offer.pay_amount,
        pay_per: offer.pay_per,
        start_on: offer.start_on ?? '',
        place: offer.place ?? '',
        hours: offer.hours ?? '',
        contract: offer.contract ?? '',
        note: offer.note ?? '',
        answer_by: offer.state === 'open' ? offer.answer_day : dayAhead(USUAL_DAYS),
      }
    : { ...termsOfJob(job), note: '', answer_by: dayAhead(USUAL_DAYS) };

function termsOfJob(job: JobOffered | undefined): Omit<OfferValues, 'note' | 'answer_by'> {
  const starts = job?.starts_at ?? '';
  const label = job?.job_type ? LABELS.job_type[job.job_type] : '';
  const isHours = job?.job_type === 'full_time' || job?.job_type === 'part_time';
  return {
    pay_amount: job?.salary_from ?? job?.salary_to ?? null,
    pay_per: job?.salary_per ?? 'year',
    start_on: starts >= localDay(new Date()) ? starts : '',
    place: job ? placeOf(job) : '',
    hours: isHours ? label : '',
    contract: isHours ? '' : label,
  };
}

/** `Leeds, West Yorkshire`, `Remote`, `Leeds, West Yorkshire (hybrid)`. */
function placeOf({ type, city_label }: JobOffered): string {
  if (type === 'remote') return LABELS.type.remote;
  return city_label === null || type !== 'hybrid' ? (city_label ?? '') : `${city_label} (hybrid)`;
}

/** Errors of the terms that a move carries, by the names of their fields. */
export function atTerms(error: Error): Error {
  if (!(error instanceof ApiError)) return error;
  const named = Object.entries(error.errors).map(([field, messages]) => [field.replace(/^offer[.]/, ''), messages] as const);
  return new ApiError(error.status, error.message, { errors: Object.fromEntries(named) });
}
