import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '#kit/ui/api.ts';
import type { Offer } from '../../offer-shapes.ts';

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

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What the dialog begins with: the terms sent before, or a week to answer. */
export const offerValues = (offer: Offer | undefined): OfferValues => ({
  pay_amount: offer?.pay_amount ?? null,
  pay_per: offer?.pay_per ?? 'year',
  start_on: offer?.start_on ?? '',
  place: offer?.place ?? '',
  hours: offer?.hours ?? '',
  contract: offer?.contract ?? '',
  note: offer?.note ?? '',
  answer_by: offer?.state === 'open' ? offer.answer_day : dayAhead(USUAL_DAYS),
});

/** Errors of the terms that a move carries, by the names of their fields. */
export function atTerms(error: Error): Error {
  if (!(error instanceof ApiError)) return error;
  const named = Object.entries(error.errors).map(([field, messages]) => [field.replace(/^offer[.]/, ''), messages] as const);
  return new ApiError(error.status, error.message, { errors: Object.fromEntries(named) });
}
