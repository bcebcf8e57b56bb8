import { findAuditEvents, findBackgroundJobs, findOperatorCompanies, findPeople, getFigures } from '../contract.ts';
import { findEditedLookups } from '../lookup-contract.ts';
import { auditFilterOf, readAuditSearch } from './audit/audit-search.ts';
import { lookupQueryOf, readLookupSearch } from './content/lookup-search.ts';
import { readFiguresRange } from './home/figure-series.ts';
import { readQueueSearch } from './review/queue-search.ts';
import { readBackgroundJobSearch } from './system/background-job-search.ts';

/** The query of an address. Each function below returns the call for a list at that address; the router's loader prefetches it. */
type Search = Readonly<Record<string, unknown>>;

export function companyListCall(raw: Search) {
  const { search, status, page } = readQueueSearch(raw);
  return [findOperatorCompanies, { query: { search, status: status ? [status] : [], page } }] as const;
}

/** @param of the role of the list; without it everyone, or the role in the address */
export function personListCall(raw: Search, of?: 'recruiter' | 'veteran') {
  const { search, status, role, page } = readQueueSearch(raw);
  const wanted = of ?? role;
  return [findPeople, { query: { search, status: status ? [status] : [], role: wanted ? [wanted] : [], page } }] as const;
}

export function auditCall(raw: Search) {
  const search = readAuditSearch(raw);
  return [findAuditEvents, { query: { ...auditFilterOf(search), page: search.page } }] as const;
}

export function backgroundJobsCall(raw: Search) {
  const { state, page } = readBackgroundJobSearch(raw);
  return [findBackgroundJobs, { query: { state: state ? [state] : [], page } }] as const;
}

export function figuresCall(raw: Search) {
  return [getFigures, { query: readFiguresRange(raw) }] as const;
}

export function lookupListCall(raw: Search) {
  return [findEditedLookups, { query: lookupQueryOf(readLookupSearch(raw)) }] as const;
}
