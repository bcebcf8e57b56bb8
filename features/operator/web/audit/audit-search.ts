import { searchHref } from '#kit/ui/lists/search-params.ts';
import { AuditSearch } from '../../audit-contract.ts';

export const NO_AUDIT_FILTER: AuditSearch = {
  search: '',
  action: '',
  subject_kind: '',
  from: undefined,
  to: undefined,
  page: 1,
};

export const hrefOfAudit = (path: string, now: AuditSearch, change: Partial<AuditSearch> = {}): string =>
  searchHref(path, AuditSearch, now, change);

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
  return (
    Object.entries(details)
      // Numbers of rows say nothing to a reader: the subject names what they are about.
      .filter(([name, value]) => !name.endsWith('_id') && (name !== 'name' || value !== shown))
      .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${inWords(value)}`)
      .join('; ')
  );
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
