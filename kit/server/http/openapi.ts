import { z } from 'zod';
import type { Route } from '#kit/contract/route.ts';
import { Failure } from '#kit/contract/shapes.ts';
import { acceptedExample, exampleOf } from './openapi-examples.ts';
import { describeFields } from './openapi-fields.ts';

type Json = Record<string, unknown>;

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json =>
  describeFields(z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' })) as Json;

const REFUSALS: Record<string, string> = {
  400: 'The body is not valid JSON or not valid form data.',
  401: 'There is no token, or it has expired, was revoked or belongs to another tenant.',
  403: 'The role of the account, or the state of its company, does not allow this.',
  404: 'There is no such item, or this account may not see it.',
  409: 'The current state does not allow this, or the item exists already.',
  410: 'The account or its company is inactive.',
  413: 'The body or one of its files is too large.',
  415: 'The content type of the body, or the type of a file, is not supported.',
  422: 'A field is missing or invalid. `errors` has a message for each field.',
  429: 'There were too many requests. `Retry-After` gives the seconds to wait.',
  503: 'The server is busy or cannot reach its database. `Retry-After` gives the seconds to wait.',
};

/** Describes the served routes as an OpenAPI 3.1 document, from the same shapes that validate them. */
export function openApiDocument(routes: Route[], about: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  return {
    openapi: '3.1.0',
    info: about,
    tags: [{ name: EMPLOYER_API, description: EMPLOYER_API_WORDS }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        company_key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of a company: `muster_live_…` or `muster_test_…`.',
        },
      },
      schemas: { Failure: schemaOf(Failure, 'output') },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          `R${status}`,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
        ]),
      ),
    },
    paths,
  };
}

function operation(route: Route): Json {
  const [body, query] = [schemaOf(route.body ?? NOTHING, 'input'), schemaOf(route.query ?? NOTHING, 'input')];
  const hasBody = route.multipart !== undefined || hasFields(body);
  const isForKeys = route.access === 'company_key';
  const refusals = [
    '404',
    '503',
    ...(route.access === 'public' ? [] : ['401', '403']),
    ...(route.access === 'public' || route.even_inactive ? [] : ['410']),
    ...(route.limit || route.counts_tries || isForKeys ? ['429'] : []),
    ...(hasBody ? ['400', '413', '415'] : []),
    ...(hasBody || route.params || hasFields(query) ? ['422'] : []),
    ...(route.method === 'GET' || route.reads_only ? [] : ['409']),
  ];
  const success = route.reply
    ? { description: 'Success.', content: { 'application/json': replyContent(route.reply) } }
    : { description: 'The file.', content: { [route.file_reply ?? 'application/octet-stream']: {} } };
  return {
    summary: route.summary,
    description: route.description,
    tags: [isForKeys ? EMPLOYER_API : (route.path.split('/')[2] ?? 'api')],
    'x-access': route.access,
    ...(route.scope ? { 'x-scope': route.scope } : {}),
    ...(route.access === 'public' ? {} : { security: [isForKeys ? { company_key: [] } : { token: [] }] }),
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...(isForKeys && !route.reads_only ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(hasBody ? { requestBody: requestBody(route) } : {}),
    responses: {
      [route.creates ? 201 : 200]: success,
      ...Object.fromEntries(refusals.sort().map((status) => [status, { $ref: `#/components/responses/R${status}` }])),
    },
  };
}

const EMPLOYER_API = 'Employer API';
const EMPLOYER_API_WORDS =
  'For the systems of employers, such as an applicant tracking system. Send a key of the company in the header `Authorization: Bearer`. Every reply says in `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` how many calls are left and when they are counted anew. With a test key everything is checked and answered, and nothing is stored, published or sent.';

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Text of your choice, the same each time a call is repeated. A repeated call gets the first reply again and changes nothing; another body with the same text gives 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function replyContent(shape: z.ZodType): Json {
  const schema = schemaOf(shape, 'output');
  return { schema, example: acceptedExample(shape, exampleOf(schema)) };
}

const NOTHING = z.object({});

const hasFields = (schema: Json) => Object.keys((schema.properties as Json | undefined) ?? {}).length > 0 || 'anyOf' in schema;

function parameters(shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    schema,
  }));
}

function requestBody(route: Route): Json {
  const schema = route.body ? schemaOf(route.body, 'input') : { type: 'object' };
  const needed = Array.isArray(schema.required) ? schema.required : [];
  // The text fields of a form; the schema describes its files.
  const example = route.example ?? (route.body ? acceptedExample(route.body, exampleOf(schema)) : {});
  if (!route.multipart)
    return { required: needed.length > 0 || 'anyOf' in schema, content: { 'application/json': { schema, example } } };
  const files = Object.entries(route.multipart.files);
  const properties = {
    ...(schema.properties as Json | undefined),
    ...Object.fromEntries(
      files.map(([name, { max_bytes }]) => [
        name,
        {
          type: 'string',
          format: 'binary',
          description: `A file of at most ${Math.floor(max_bytes / 1024).toLocaleString('en')} KB.`,
        },
      ]),
    ),
  };
  const required = [...needed, ...files.filter(([, file]) => file.required).map(([name]) => name)];
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required }, example } } };
}
