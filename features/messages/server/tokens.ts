import { fail, invalid } from '#kit/server/http/errors.ts';
import { faultOfTokens, fillTokens, type TokenValues } from '../rules.ts';
import type { Subject } from './conversation-queries.ts';

export const tokensOf = (subject: Subject, recruiter: string): TokenValues => ({
  first_name: subject.first_name,
  job_title: subject.job_title ?? 'the job',
  company: subject.company_name,
  recruiter,
});

export type Written = { subject: string | null; body: string };

/** A text with its tokens filled in. @throws 422 with the list of known tokens */
export function withTokens({ subject, body }: Written, values: TokenValues): Written {
  requireKnownTokens({ subject, body });
  return { subject: subject === null ? null : fillTokens(subject, values), body: fillTokens(body, values) };
}

export function requireKnownTokens({ subject, body }: Written): void {
  const faults = { subject: faultOfTokens(subject ?? ''), body: faultOfTokens(body) };
  const errors = Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, [fault]]] : []));
  if (errors.length > 0) fail(invalid(Object.fromEntries(errors)));
}
