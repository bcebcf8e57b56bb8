import { readSearch } from '#kit/ui/lists/search-params.ts';
import { AuditSearch, findAuditEvents } from '../audit-contract.ts';
import { BackgroundJobSearch, findBackgroundJobs } from '../background-contract.ts';
import { findOperatorCompanies, findPeople, QueueSearch } from '../contract.ts';
import { getFigures } from '../figures-contract.ts';
import { findHeld, HeldSearch } from '../held-contract.ts';
import { findEditedLookups, LookupSearch } from '../lookup-contract.ts';
import { findInstallationEvents, InstallationAuditSearch } from '../system-contract.ts';
import { auditFilterOf } from './audit/audit-search.ts';
import { lookupQueryOf } from './content/lookup-search.ts';
import { readFiguresRange } from './home/figure-series.ts';

/** The query of an address. Each function below returns the call for a list at that address; the router's loader prefetches it. */
type Search = Readonly<Record<string, unknown>>;

export function companyListCall(raw: Search) {
  const { search, status, page } = readSearch(QueueSearch, raw);
  return [findOperatorCompanies, { query: { search, status: status ? [status] : [], page } }] as const;
}

/** @param of the role of the list; without it everyone, or the role in the address */
export function personListCall(raw: Search, of?: 'recruiter' | 'veteran') {
  const { search, status, role, page } = readSearch(QueueSearch, raw);
  const wanted = of ?? role;
  return [findPeople, { query: { search, status: status ? [status] : [], role: wanted ? [wanted] : [], page } }] as const;
}

export function heldCall(raw: Search) {
  return [findHeld, { query: readSearch(HeldSearch, raw) }] as const;
}

export function auditCall(raw: Search) {
  const search = readSearch(AuditSearch, raw);
  return [findAuditEvents, { query: { ...auditFilterOf(search), page: search.page } }] as const;
}

export function installationAuditCall(raw: Search) {
  return [findInstallationEvents, { query: readSearch(InstallationAuditSearch, raw) }] as const;
}

export function backgroundJobsCall(raw: Search) {
  const { state, queue, page } = readSearch(BackgroundJobSearch, raw);
  return [findBackgroundJobs, { query: { state: state ? [state] : [], queue, page } }] as const;
}

export function figuresCall(raw: Search) {
  return [getFigures, { query: readFiguresRange(raw) }] as const;
}

export function lookupListCall(raw: Search) {
  return [findEditedLookups, { query: lookupQueryOf(readSearch(LookupSearch, raw)) }] as const;
}
