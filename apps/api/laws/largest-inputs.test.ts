import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { callerFor } from '#apps/api/testing/callers.ts';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { longestBlock, MOST_BLOCKED } from '#apps/api/testing/main-thread.ts';
import { MAX_RESUME_CHARACTERS } from '#features/cv-import/bounds.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { ResumeContent } from '#features/resumes/content.ts';
import { createCoverLetter } from '#features/resumes/letters/contract.ts';
import {
  createResume,
  getResumeDocx,
  getResumeJson,
  getResumeMirror,
  getResumePages,
  getResumePdf,
  getResumeText,
} from '#features/resumes/resumes-contract.ts';
import { pathOf, type Route } from '#kit/contract/route.ts';

/** One person's largest request must not delay others, on any route, whether it is accepted or refused. */

/** The limit of a JSON body (`bodyLimit` in app.ts), less room for names and brackets. */
const BODY_BYTES = 900_000;
const QUERY_BYTES = 6_000;

const { app } = await testWorker();
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  format?: string;
};
const schemaOf = (shape: z.ZodType): Schema => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;

/** How a request is made large: many items, more than allowed, long texts, or texts that patterns scan repeatedly. */
const FILLS = {
  'many entries': { part: 'a', isWide: true },
  'too many entries': { part: 'a', isWide: true, ignoresBounds: true },
  'long texts': { part: 'Sergeant, ' },
  'texts of brackets': { part: '<' },
};
type Fill = { part: string; isWide?: boolean; ignoresBounds?: boolean };

const typeOf = (schema: Schema) => [schema.type].flat()[0];
const withoutNull = (schema: Schema): Schema => {
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return options ? withoutNull(options.find(({ type }) => type !== 'null') ?? {}) : schema;
};
/** Whether a field can be a large part of a request. */
const canBeLarge = (schema: Schema): boolean => {
  const type = typeOf(schema);
  return type === 'array' || type === 'object' || (type === 'string' && (schema.maxLength ?? 10_000) >= 1000);
};

/** A value that fits the schema and is about as large as allowed. */
function largest(given: Schema, budget: number, fill: Fill): unknown {
  const schema = withoutNull(given);
  const most = fill.ignoresBounds ? Number.POSITIVE_INFINITY : undefined;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (typeOf(schema)) {
    case 'object': {
      if (fill.isWide && budget < 100) return {};
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, withoutNull(field)] as const);
      const share = budget / Math.max(1, fields.filter(([, field]) => canBeLarge(field)).length);
      return Object.fromEntries(
        fields.map(([name, field]) => [name, largest(field, canBeLarge(field) ? share - name.length - 5 : 20, fill)]),
      );
    }
    case 'array': {
      const count = Math.floor(Math.min(most ?? schema.maxItems ?? Number.POSITIVE_INFINITY, budget / (fill.isWide ? 3 : 5000)));
      return Array.from({ length: Math.max(0, count) }, () => largest(schema.items ?? {}, budget / count - 2, fill));
    }
    case 'number':
    case 'integer':
      return Math.min(schema.maximum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default: {
      if (schema.format === 'email') return 'sam@example.test';
      const length = Math.max(1, Math.min(most ?? schema.maxLength ?? budget, Math.floor(budget)));
      return fill.part.repeat(Math.ceil(length / fill.part.length)).slice(0, length);
    }
  }
}

/** A new person with rows of their own, because some of these requests end sessions and change settings. */
async function viewerOf(tenant: TestTenant, { access, path }: Route): Promise<{ token: string | null; id: number | string }> {
  const [, base = ''] = /^(.*?)\/\{/.exec(path) ?? [];
  if (access === 'public') return { token: null, id: 1 };
  if (access === 'recruiter') {
    const { token, id, company_id } = await tenant.recruiter();
    const job = base === '/api/recruiter/jobs' ? await buildJob(tenant, { company_id }) : null;
    return { token, id: job ?? (base === '/api/companies' ? company_id : id) };
  }
  const person = (await callerFor(tenant, access)) ?? (await tenant.veteran());
  const own = async (route: typeof createResume | typeof createCoverLetter) =>
    (await tenant.call(route, { body: {} }, person)).body.data.id;
  const id =
    base === '/api/resumes'
      ? await own(createResume)
      : base === '/api/cover-letters'
        ? await own(createCoverLetter)
        : base === '/api/jobs'
          ? await buildJob(tenant)
          : base === '/api/conversations'
            ? 'application-1'
            : 1;
  return { token: person.token, id };
}

type Content = { query: string; payload: string | null };

function contentOf(route: Route, fill: Fill): Content {
  const query = new URLSearchParams();
  const fields = route.query ? largest(schemaOf(route.query), QUERY_BYTES, fill) : {};
  for (const [name, value] of Object.entries(fields ?? {}))
    for (const one of [value].flat().slice(0, 100)) query.append(name, String(one).slice(0, QUERY_BYTES));
  const hasBody = !route.multipart && !['GET', 'DELETE'].includes(route.method);
  const payload = hasBody ? JSON.stringify(route.body ? largest(schemaOf(route.body), BODY_BYTES, fill) : {}) : null;
  return { query: query.toString(), payload };
}

/** Prepared beforehand, so only the server's work is measured. */
async function requestOf(tenant: TestTenant, route: Route, { query, payload }: Content) {
  await tenant.run((db) => db.deleteFrom('rate_limits').where('tenant_id', '=', tenant.id).execute());
  const { token, id } = await viewerOf(tenant, route);
  const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]));
  const headers: Record<string, string> = { host: tenant.host, ...(token && { authorization: `Bearer ${token}` }) };
  const sent = { method: route.method, url: `${pathOf(route, params)}?${query}`, headers };
  return payload === null ? sent : { ...sent, headers: { ...headers, 'content-type': 'application/json' }, payload };
}

async function formRequest(tenant: TestTenant, route: Route, form: FormData) {
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const sent = await requestOf(tenant, route, contentOf(route, FILLS['many entries']));
  return { ...sent, headers: { ...sent.headers, 'content-type': encoded.headers.get('content-type') ?? '' }, payload };
}

// A stream stays open until the client leaves.
const routes = app.muster.routes.filter(({ body, query, file_reply }) => (body || query) && file_reply !== 'text/event-stream');

describe('the largest request', () => {
  test('of every kind delays nobody on any route', async () => {
    const wrong: Record<string, unknown> = {};
    const shared = await newTenant();
    for (const route of routes) {
      // Operators change the tenant.
      const tenantOf = async () => (/operator/.test(route.access) ? newTenant() : shared);
      const sent = new Set<string>();
      for (const [name, fill] of Object.entries(FILLS)) {
        const content = contentOf(route, fill);
        // Short fields and numbers are the same however a request is made large.
        if (sent.has(JSON.stringify(content))) continue;
        sent.add(JSON.stringify(content));
        const { result, blocked } = await longestBlock(
          (request) => app.inject(request),
          async () => requestOf(await tenantOf(), route, content),
        );
        if (blocked > MOST_BLOCKED || result.statusCode >= 500) wrong[`${nameOf(route)}, ${name}`] = [result.statusCode, blocked];
      }
    }
    expect(wrong).toEqual({});
  });

  test.each([
    ['one field of 255 KB', () => [['more', 'Sergeant, '.repeat(26_000)]]],
    ['199 fields that share 250 KB', () => Array.from({ length: 199 }, (_, index) => [`field${index}`, '<'.repeat(1250)])],
    ['199 values of one field', () => Array.from({ length: 199 }, () => ['more[]', 'a'.repeat(1250)])],
    ['nested JSON in a field', () => [['more', '['.repeat(200_000)]]],
    ['more fields than are read', () => Array.from({ length: 2000 }, (_, index) => [`field${index}`, 'a'])],
    ['fields of 40 MB', () => Array.from({ length: 190 }, (_, index) => [`field${index}`, 'a'.repeat(220_000)])],
  ] as const)('of a form with %s keeps nobody waiting on any route', async (name, fields) => {
    const wrong: Record<string, unknown> = {};
    const tenant = await newTenant();
    const forms = app.muster.routes.filter(({ multipart }) => multipart);
    // The size is refused by the reader that all forms share.
    for (const route of name === 'fields of 40 MB' ? forms.slice(0, 2) : forms) {
      const form = new FormData();
      for (const field of Object.keys(route.multipart?.files ?? {})) form.append(field, new File(['Jane Smith'], 'cv.txt'));
      for (const [field = '', value = ''] of fields()) form.append(field, value);
      const { result, blocked } = await longestBlock(
        (sent) => app.inject(sent),
        () => formRequest(tenant, route, form),
      );
      if (blocked > MOST_BLOCKED || ![400, 413, 422].includes(result.statusCode))
        wrong[nameOf(route)] = [result.statusCode, blocked];
    }
    expect(wrong).toEqual({});
  });

  test('of files delays nobody on any route', async () => {
    const slow: Record<string, number> = {};
    const tenant = await newTenant();
    for (const route of app.muster.routes.filter(({ multipart }) => multipart)) {
      for (const head of ['\x89PNG\r\n\x1a\n', 'PK\x03\x04']) {
        const form = new FormData();
        for (const [field, { max_bytes }] of Object.entries(route.multipart?.files ?? {}))
          form.append(field, new File([`${head}${'stream a '.repeat(max_bytes / 9).slice(0, max_bytes - 100)}\n%%EOF`], 'file'));
        const { blocked } = await longestBlock(
          (sent) => app.inject(sent),
          () => formRequest(tenant, route, form),
        );
        if (blocked > MOST_BLOCKED) slow[`${nameOf(route)} ${head.slice(0, 4)}`] = blocked;
      }
    }
    expect(slow).toEqual({});
  });
});

/** All text of a value, which the limits of a resume count. */
const charactersOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(charactersOf).join('')
      : '';

describe('the largest resume', () => {
  let tenant: TestTenant;
  beforeAll(async () => {
    tenant = await newTenant();
  });
  const createFrom = async (content: ResumeContent, person: Person) => {
    const { status, body } = await tenant.call(createResume, { body: { content } }, person);
    expect(status).toBe(201);
    return body.data.id;
  };
  const entries = 300;
  const perEntry = Math.floor(MAX_RESUME_CHARACTERS / entries / 2);
  const content = ResumeContent.parse({
    basics: { name: 'Sam Test', email: 'sam@example.test', summary: 'word '.repeat(2000) },
    work: Array.from({ length: entries }, (_, index) => ({
      id: `w${index}`,
      position: 'Fitter',
      name: 'Acme',
      startDate: '2019-01',
      endDate: '2020-01',
      highlights: Array.from({ length: 25 }, () => 'word '.repeat(perEntry).slice(0, perEntry / 25)),
    })),
  });

  test.each([
    ['PDF', getResumePdf],
    ['pages', getResumePages],
    ['DOCX', getResumeDocx],
    ['plain text', getResumeText],
    ['JSON Resume', getResumeJson],
    ['mirror', getResumeMirror],
  ] as const)('comes out as %s while others are served', async (_, route) => {
    const person = await tenant.veteran();
    const { result, blocked } = await longestBlock(
      (id) => tenant.call(route, { params: { id } }, person),
      () => createFrom(content, person),
    );
    expect(result.status).toBe(200);
    expect(blocked).toBeLessThan(MOST_BLOCKED);
  });

  describe('with every field full', () => {
    const { length } = charactersOf(content);
    const full = ResumeContent.parse({
      ...content,
      projects: Array.from({ length: 100 }, (_, index) => ({
        id: `p${index}`,
        name: 'Project',
        summary: 'w '.repeat(Math.floor((MAX_RESUME_CHARACTERS - length) / 200) - 10),
      })),
    });
    full.basics.label = 'x'.repeat(MAX_RESUME_CHARACTERS - charactersOf(full).length);

    test.each([
      ['pages', getResumePages],
      ['DOCX', getResumeDocx],
      ['plain text', getResumeText],
      ['JSON Resume', getResumeJson],
      ['mirror', getResumeMirror],
    ] as const)('comes out as %s, or says that it is too long', async (_, route) => {
      const person = await tenant.veteran();
      expect(charactersOf(full).length).toBe(MAX_RESUME_CHARACTERS);
      const { result, blocked } = await longestBlock(
        (id) => tenant.call(route, { params: { id } }, person),
        () => createFrom(full, person),
      );
      expect([200, 413, 422, 503]).toContain(result.status);
      expect(blocked).toBeLessThan(MOST_BLOCKED);
    });
  });

  test('is refused beyond its limits of characters and lines', async () => {
    const tries = [
      { ...content, basics: { ...content.basics, summary: 'x'.repeat(MAX_RESUME_CHARACTERS + 1) } },
      {
        ...content,
        interests: Array(490).fill('x'),
        work: content.work.map((post) => ({ ...post, highlights: Array(40).fill('x') })),
      },
    ];
    for (const tried of tries) {
      const { status, failure } = await tenant.call(createResume, { body: { content: tried } }, await tenant.veteran());
      expect([status, failure.errors?.content?.[0]]).toEqual([422, expect.stringMatching(/300,000 characters and 10,000 lines/)]);
    }
  });
});
