import type { FastifyInstance } from 'fastify';
import { serveOutside } from '#kit/server/http/serve.ts';
import { MOST_VIOLATIONS, type PolicyViolation, reportPolicyViolations } from '../policy-reports-contract.ts';

const MOST_BYTES = 16 * 1024;
/** Lines that a process writes to its log in an hour. */
const MOST_LINES = 100;
const HOUR_MS = 3_600_000;

export function policyReportRoutes(app: FastifyInstance): void {
  const isNew = oncePerHour(MOST_LINES);
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, text, done) => done(null, { violations: violationsIn(String(text)) }),
    );
    serveOutside(scope, reportPolicyViolations, async ({ body }) => {
      for (const violation of body.violations)
        if (isNew(JSON.stringify(violation))) app.log.warn(violation, 'content security policy violated');
      return { message: 'Reported' };
    });
  });
}

/** Whether a text was not seen in this hour. After `most` texts, none counts as new until the hour is over. */
function oncePerHour(most: number): (text: string) => boolean {
  let since = performance.now();
  const seen = new Set<string>();
  return (text) => {
    if (performance.now() - since > HOUR_MS) {
      since = performance.now();
      seen.clear();
    }
    if (seen.size >= most || seen.has(text)) return false;
    seen.add(text);
    return true;
  };
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The violations in a report of a browser, in either of its formats. What is malformed is left out. */
export function violationsIn(text: string): PolicyViolation[] {
  const reports = [parsed(text)].flat().slice(0, MOST_VIOLATIONS).filter(isFields);
  return reports.flatMap((report) => {
    const fields = [report.body, report['csp-report']].find(isFields);
    if (!fields) return [];
    const directive = fields.effectiveDirective ?? fields['effective-directive'] ?? fields['violated-directive'];
    if (typeof directive !== 'string' || !/^[a-z-]{1,40}$/.test(directive)) return [];
    const line = fields.lineNumber ?? fields['line-number'];
    return [
      {
        directive,
        blocked: withoutPath(fields.blockedURL ?? fields['blocked-uri']),
        source: sourceIn(fields.sourceFile ?? fields['source-file']),
        line: typeof line === 'number' && Number.isSafeInteger(line) ? line : null,
      },
    ];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A script or style by its path; of a page, whose path may contain a token, only the origin. */
function sourceIn(value: unknown): string {
  const path = typeof value === 'string' ? /^https?:\/\/[^/]+(\/(?:assets\/)?[\w.-]+\.(?:js|css))$/.exec(value)?.[1] : undefined;
  return path?.slice(0, 100) ?? withoutPath(value);
}

/** A keyword such as `inline`, an origin, or the scheme of another address. */
function withoutPath(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (/^[a-z-]{1,20}$/.test(value)) return value;
  const url = URL.parse(value.slice(0, 2000));
  if (!url) return 'other';
  return (/^https?:$/.test(url.protocol) ? url.origin : url.protocol).slice(0, 100);
}
