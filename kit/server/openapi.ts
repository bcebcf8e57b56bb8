import { z } from 'zod';
import type { Route } from '#kit/contract/route.ts';
import { Failure } from '#kit/contract/shapes.ts';

type Json = Record<string, unknown>;

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;

const REFUSALS: Record<string, string> = {
  400: 'The body could not be read',
  401: 'No token, or one that has expired or belongs to another tenant',
  403: 'The role may not do this',
  404: 'Not there, or not visible to this account',
  409: 'The present state forbids it, or it exists already',
  410: 'The account or its company is inactive',
  422: 'A field needs another look; `errors` names each',
  429: 'Too many tries; see Retry-After',
  503: 'The database cannot be reached; see Retry-After',
};

/** Describes the served routes as an OpenAPI 3.1 document, from the same shapes that validate them. */
export function openApiDocument(routes: Route[], about: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  return {
    openapi: '3.1.0',
    info: about,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
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
  const refusals = [
    '404',
    '429',
    '503',
    ...(route.access === 'public' ? [] : ['401', '403']),
    ...(route.access === 'public' || route.even_inactive ? [] : ['410']),
  ];
  if (route.body || route.multipart) refusals.push('400', '409');
  if (route.body || route.query) refusals.push('422');
  const success = route.reply
    ? { description: 'Done', content: { 'application/json': { schema: schemaOf(route.reply, 'output') } } }
    : { description: 'The file', content: { [route.file_reply ?? 'application/octet-stream']: {} } };
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? 'api'],
    'x-access': route.access,
    ...(route.access === 'public' ? {} : { security: [{ token: [] }] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body || route.multipart ? { requestBody: { required: true, content: bodyContent(route) } } : {}),
    responses: {
      200: success,
      ...Object.fromEntries(refusals.sort().map((status) => [status, { $ref: `#/components/responses/R${status}` }])),
    },
  };
}

function parameters(shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function bodyContent(route: Route): Json {
  const schema = route.body ? schemaOf(route.body, 'input') : { type: 'object' };
  if (!route.multipart) return { 'application/json': { schema } };
  const files = Object.fromEntries(
    Object.keys(route.multipart.files).map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  const fields = 'properties' in schema && typeof schema.properties === 'object' ? schema.properties : {};
  return { 'multipart/form-data': { schema: { ...schema, properties: { ...fields, ...files } } } };
}
