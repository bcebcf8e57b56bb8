import { withQuery } from '#kit/ui/paths.ts';
import { readDay } from '#kit/ui/search-params.ts';
import { readPage, readWords } from '../review/queue-search.ts';

/** The query of the audit log's address. */
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

/** The filter for the server, without the page: the same for the table and the file. */
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
 * The details of an event in one line: `host: jobs.example.org; fields: name, tagline`. The subject's former name is included
 * only when it differs from the name shown.
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
