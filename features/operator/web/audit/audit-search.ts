import { withQuery } from '#kit/ui/paths.ts';
import { readDay } from '#kit/ui/search-params.ts';
import { readPage, readWords } from '../review/queue-search.ts';

/** What the address of the audit log says. */
export type AuditSearch = { search: string; action: string; subject_kind: string; from: string; to: string; page: number };

export const NO_AUDIT_FILTER: AuditSearch = { search: '', action: '', subject_kind: '', from: '', to: '', page: 1 };

export function readAuditSearch(query: Readonly<Record<string, unknown>>): AuditSearch {
  return {
    search: readWords(query.search),
    action: readWords(query.action).slice(0, 60),
    subject_kind: readWords(query.subject_kind).slice(0, 60),
    from: readDay(query.from),
    to: readDay(query.to),
    page: readPage(query.page),
  };
}

export function hrefOfAudit(path: string, now: AuditSearch, change: Partial<AuditSearch> = {}): string {
  const { page, ...rest } = { ...now, page: 1, ...change };
  return withQuery(path, { ...rest, page: page === 1 ? null : page });
}

/** What the server is asked, without the page: the same for the table and the file. */
export function auditFilterOf({ search, action, subject_kind, from, to }: AuditSearch) {
  return {
    search,
    action: action ? [action] : [],
    subject_kind: subject_kind ? [subject_kind] : [],
    ...(from && { from }),
    ...(to && { to }),
  };
}

/**
 * `host: jobs.example.org; fields: name, tagline`: the details of an event in one line. The name that its subject had then is told where it is not
 * the one that is shown already.
 */
export function detailsInWords(details: Record<string, unknown>, shown: string | null): string {
  return Object.entries(details)
    .filter(([name, value]) => name !== 'name' || value !== shown)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${inWords(value)}`)
    .join('; ');
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
