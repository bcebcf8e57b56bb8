import { ACCOUNTS } from './large-data.ts';

/*
 * What the benchmark of a large tenant reads: every GET route of the OpenAPI document whose reply is JSON. A route without parameters needs
 * nothing here. One with an id needs a line in PARAMS, or in LEFT_OUT; the test of this file says when it is missing.
 */

export type Account = 'visitor' | 'veteran' | 'recruiter' | 'operator' | 'system';
export type Read = { path: string; as: Account };

type Operation = {
  'x-access': string;
  parameters: { in: string; name: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
};
export type Documented = Record<string, { get?: Operation }>;

/** Who calls routes of each access. */
const CALLERS: Record<string, readonly Account[]> = {
  public: ['visitor'],
  signed_in: ['veteran', 'recruiter'],
  veteran: ['veteran'],
  recruiter: ['recruiter'],
  operator: ['operator'],
  system_operator: ['operator'],
  company_key: ['system'],
};

const VETERAN = `(select id from users where email = '${ACCOUNTS.veteran}')`;
const COMPANY = `(select company_id from users where email = '${ACCOUNTS.recruiter}')`;
const BUSIEST_JOB = `(select max(id) from jobs where company_id = ${COMPANY})`;
const APPLICANT = `select max(id) as id from applications where job_id = ${BUSIEST_JOB} and stage = 'submitted'`;
const SERVICE = 'select min(id) as id from military_services';

/** SQL for one row with the parameters of the path; others are sent as the query. */
export const PARAMS: Record<string, string> = {
  '/api/alerts/{id}/jobs': 'select min(id) as id from job_alerts',
  '/api/applications/{id}': `select max(id) as id from applications where veteran_id = ${VETERAN}`,
  '/api/applications/{id}/views': `select max(id) as id from applications where veteran_id = ${VETERAN}`,
  '/api/companies/{id}': `select ${COMPANY} as id`,
  '/api/conversations/{id}': `select 'application-' || min(application_id) as id from conversations where veteran_id = ${VETERAN} and company_id = ${COMPANY}`,
  '/api/conversations/{id}/messages': `select 'application-' || min(application_id) as id from conversations where veteran_id = ${VETERAN} and company_id = ${COMPANY}`,
  '/api/country/{id}/states': 'select 232 as id',
  '/api/jobs/{id}': `select ${BUSIEST_JOB} as id`,
  '/api/jobs/{id}/draft': `select ${BUSIEST_JOB} as id`,
  '/api/jobs/{id}/similar': `select ${BUSIEST_JOB} as id`,
  '/api/military-badged-roles/{id}': SERVICE,
  '/api/military-corps/{id}': SERVICE,
  '/api/military-navy-services/{id}': SERVICE,
  '/api/military-occupations/{id}': SERVICE,
  '/api/military-professions/{id}': SERVICE,
  '/api/military-ranks/{id}': SERVICE,
  '/api/military-services/{id}': 'select 232 as id',
  '/api/operator/companies/{id}': `select ${COMPANY} as id`,
  '/api/operator/users/{id}': `select ${VETERAN} as id`,
  '/api/pages/{slug}': `select 'terms' as slug`,
  '/api/recruiter/applications/{id}': APPLICANT,
  '/api/recruiter/applications/{id}/interviews': APPLICANT,
  '/api/recruiter/applications/{id}/match': APPLICANT,
  '/api/recruiter/applications/{id}/teamwork': APPLICANT,
  '/api/recruiter/jobs/{id}': `select ${BUSIEST_JOB} as id`,
  '/api/recruiter/jobs/{id}/applications': `select ${BUSIEST_JOB} as id`,
  '/api/recruiter/jobs/{id}/applications/board': `select ${BUSIEST_JOB} as id`,
  '/api/recruiter/jobs/{id}/applications/column': `select ${BUSIEST_JOB} as id`,
  '/api/recruiter/jobs/{id}/applications/filling': `select ${BUSIEST_JOB} as id`,
  '/api/recruiter/jobs/{id}/applications/ids': `select ${BUSIEST_JOB} as id`,
  '/api/recruiter/jobs/{id}/applications/pipeline': `select ${BUSIEST_JOB} as id`,
  '/api/recruiter/jobs/{id}/performance': `select ${BUSIEST_JOB} as id`,
  '/api/recruiter/jobs/{id}/team': `select ${BUSIEST_JOB} as id`,
  '/api/security-clearances/{id}': 'select 232 as id',
  '/api/state/{id}/cities': 'select state_id as id from cities group by 1 order by count(*) desc limit 1',
  '/api/system/tenants/{id}/operators': `select current_setting('app.tenant_id') as id`,
  '/api/v1/applications': `select ${BUSIEST_JOB} as job_id`,
  '/api/v1/applications/{id}': APPLICANT,
};

/** Routes that need a query. The others are called without one, and then with each of these. */
export const QUERIES: Record<string, readonly string[]> = {
  '/api/job-pages': ['path=/jobs/browse'],
  '/api/master-questions': ['visibility_place=job_application'],
  '/api/occupations': ['search=mechanic'],
  '/api/occupations/role': ['role=Vehicle Mechanic'],
  '/api/occupations/trades': ['search=mech'],
  '/api/recruiter/jobs/guidance': ['title=Engineer'],
  '/api/recruiter/jobs/{id}/applications/column': ['tab=submitted&page=60'],
  '/api/jobs': ['search=engineer', 'page=50', 'sorted_by=salary'],
  '/api/job-suggestions': ['q=eng'],
  '/api/companies': ['search=harrow', 'page=20'],
  '/api/operator/users': ['page=500', 'search=fraser', 'status=pending', 'role=recruiter'],
  '/api/operator/companies': ['page=20', 'search=harrow', 'status=pending'],
  '/api/operator/audit': ['page=500', 'search=fraser', 'action=job_published'],
  '/api/recruiter/jobs': ['page=30', 'sorted_by=applicants', 'search=engineer'],
  '/api/recruiter/jobs/{id}/applications': ['page=50', 'sorted_by=match', 'search=fraser', 'unread=true'],
  '/api/recruiter/candidates': ['page=50', 'tab=applied'],
  '/api/conversations': ['page=50', 'filter=unread', 'search=tuesday'],
  '/api/notifications': ['page=20'],
  '/api/applications': ['page=5'],
};

/** Of these the query is required. */
const NEED_QUERY = new Set([
  '/api/job-pages',
  '/api/master-questions',
  '/api/occupations',
  '/api/occupations/role',
  '/api/occupations/trades',
  '/api/recruiter/jobs/guidance',
  '/api/recruiter/jobs/{id}/applications/column',
]);

const ONE_DOCUMENT = 'reads one document, whose size does not depend on the tenant';
const DIRECTORY = 'npm run bench -- directory';
const BY_TOKEN = 'of the token in a link';

/** Routes that are not measured, and why. Replies that are no JSON are left out without a line. */
export const LEFT_OUT: Record<string, string> = {
  '/api/alert-requests/{token}': BY_TOKEN,
  '/api/auth/google/redirect': 'leads elsewhere',
  '/api/auth/invitation': BY_TOKEN,
  '/api/auth/linkedin/redirect': 'leads elsewhere',
  '/api/courses/compare': DIRECTORY,
  '/api/courses/{id}': DIRECTORY,
  '/api/cover-letters/{id}': ONE_DOCUMENT,
  '/api/cover-letters/{id}/svg': ONE_DOCUMENT,
  '/api/emails/unsubscribe/{token}/status': BY_TOKEN,
  '/api/host-proof': 'reads no rows',
  '/api/logout': 'ends the session',
  '/api/mailed-alerts/{token}': BY_TOKEN,
  '/api/occupations/translate': 'npm run bench -- translate',
  '/api/onboarding/get-resume': ONE_DOCUMENT,
  '/api/onboarding/{id}/questionairre': ONE_DOCUMENT,
  '/api/onboarding/skip': 'ends the onboarding',
  '/api/open-referral/services/{id}': DIRECTORY,
  '/api/operator/job-feeds/{id}': ONE_DOCUMENT,
  '/api/operator/job-feeds/{id}/runs/{run_id}': ONE_DOCUMENT,
  '/api/operator/occupation-terms/{id}/versions': ONE_DOCUMENT,
  '/api/operator/plan-rules/{key}': ONE_DOCUMENT,
  '/api/recruiter/applications/{id}/resume-text': ONE_DOCUMENT,
  '/api/recruiter/candidates/{id}': ONE_DOCUMENT,
  '/api/recruiter/cv-exports/{id}': ONE_DOCUMENT,
  '/api/recruiter/job-feeds/{id}': ONE_DOCUMENT,
  '/api/recruiter/job-feeds/{id}/runs/{run_id}': ONE_DOCUMENT,
  '/api/recruiter/webhooks/{id}/deliveries': ONE_DOCUMENT,
  '/api/resumes/{id}': ONE_DOCUMENT,
  '/api/resumes/{id}/json': ONE_DOCUMENT,
  '/api/resumes/{id}/mirror': ONE_DOCUMENT,
  '/api/resumes/{id}/original/places': ONE_DOCUMENT,
  '/api/resumes/{id}/shares': ONE_DOCUMENT,
  '/api/resumes/{id}/svg': ONE_DOCUMENT,
  '/api/resumes/{id}/tailoring': ONE_DOCUMENT,
  '/api/resumes/{id}/thumbnail': ONE_DOCUMENT,
  '/api/resumes/{id}/versions': ONE_DOCUMENT,
  '/api/service-providers/{id}': DIRECTORY,
  '/api/shared-plans/{token}': BY_TOKEN,
  '/api/transition-plans/{id}': ONE_DOCUMENT,
  '/api/v1/jobs/{external_id}': ONE_DOCUMENT,
};

const isJson = ({ responses }: Operation) => Object.values(responses)[0]?.content?.['application/json'] !== undefined;

/** The GET routes that are measured or named in LEFT_OUT. */
export const listedRoutes = (paths: Documented): [path: string, operation: Operation][] =>
  Object.entries(paths).flatMap(([path, { get }]): [string, Operation][] => (get && isJson(get) ? [[path, get]] : []));

/** @param query runs a statement and returns its first row */
export async function readsOf(
  paths: Documented,
  query: (statement: string) => Promise<Record<string, unknown> | undefined>,
): Promise<Read[]> {
  const reads: Read[] = [];
  for (const [path, operation] of listedRoutes(paths)) {
    if (LEFT_OUT[path]) continue;
    const statement = PARAMS[path];
    if (path.includes('{') && !statement)
      throw new Error(`${path} needs a line in PARAMS or LEFT_OUT (bench/data/large-routes.ts)`);
    const params = statement ? await query(statement) : {};
    const sent = Object.entries(params ?? {}).flatMap(([name, value]) =>
      path.includes(`{${name}}`) ? [] : [`${name}=${value}`],
    );
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params?.[name];
      if (value === undefined || value === null) throw new Error(`Nothing found for ${path}`);
      return encodeURIComponent(String(value));
    });
    const queries = [...(NEED_QUERY.has(path) ? [] : [sent.join('&')]), ...(QUERIES[path] ?? [])];
    for (const as of CALLERS[operation['x-access']] ?? [])
      for (const each of queries) reads.push({ path: each ? `${filled}?${encodeURI(each)}` : filled, as });
  }
  return reads;
}
