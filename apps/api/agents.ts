import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getCompany } from '#features/companies/contract.ts';
import { findJobs, getJob, JOB_SORTS, PublicJobFilter } from '#features/jobs/contract.ts';
import { translateOccupation } from '#features/occupations/contract.ts';
import { previewTransitionPlans } from '#features/plans/transition-contract.ts';
import { Page } from '#kit/contract/shapes.ts';
import { fail, forbidden, invalid, Refusal, tooMany, unreadable } from '#kit/server/http/errors.ts';
import { countTry, limitedAddress } from '#kit/server/http/limits.ts';
import { describeFields } from '#kit/server/http/openapi-fields.ts';
import { toRefusal } from '#kit/server/http/refusals.ts';
import { callAsVisitor, type Tenant, tenantAt } from '#kit/server/http/serve.ts';
import { refuseUnknownFields } from '#kit/server/http/strict-shapes.ts';
import { validate } from '#kit/server/http/validation.ts';
import { VERSION } from '#kit/server/process/version.ts';

/**
 * What AI agents may read: tools over the Model Context Protocol, revision 2026-07-28 without a handshake, and for older clients the
 * revisions with `initialize`. A tool is a public route of the API with its contract, limits and handler (docs/agents.md).
 */

const ENDPOINT = '/api/mcp';
const MOST_BYTES = 64 * 1024;
/** Messages per address. The limits of the routes that tools call count as well. */
export const AGENT_LIMIT = { max: 120, window: 60 } as const;

const CURRENT = '2026-07-28';
/** Revisions with a handshake, the latest first. */
const OLDER = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
const SUPPORTED: readonly string[] = [CURRENT, ...OLDER];
const META = 'io.modelcontextprotocol/';
/** The tools change with the version of Muster only. */
const CACHED = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** Error codes of JSON-RPC, of MCP, and of OJCP for a limit. */
const CODES = {
  unparsable: -32700,
  invalid_request: -32600,
  unknown_method: -32601,
  invalid_params: -32602,
  failed: -32603,
  headers_differ: -32020,
  unsupported_version: -32022,
  limited: -32029,
} as const;

type Arguments = Record<string, unknown>;
type Call = { app: FastifyInstance; request: FastifyRequest; reply: FastifyReply };
type Tool = {
  name: string;
  title: string;
  description: string;
  /** Part of the contract of the route that `call` calls, which validates it again. */
  input: z.ZodObject;
  call: (call: Call, given: Arguments) => Promise<Record<string, unknown>>;
};

const { sorted_type } = findJobs.query.shape;

/** In the order in which they are listed. */
const TOOLS: readonly Tool[] = [
  {
    name: 'search_jobs',
    title: 'Search jobs',
    description:
      'Searches the open jobs of this site by keywords, place and filters, 20 to a page. A military code or trade in `search` finds the civilian jobs that it leads to. `latitude`, `longitude` and `radius_km` search around a place.',
    input: z.object({
      ...PublicJobFilter.shape,
      // The order by match needs an account.
      sorted_by: z.enum(JOB_SORTS).exclude(['match']).default('relevance'),
      sorted_type,
      page: Page,
    }),
    call: ({ app, ...of }, query) => callAsVisitor(app, findJobs, { ...of, query }),
  },
  {
    name: 'get_job',
    title: 'Read a job',
    description: 'Returns one open job by its id from search_jobs, with its description, pay, place and requirements.',
    input: getJob.params,
    call: ({ app, ...of }, params) => callAsVisitor(app, getJob, { ...of, params }),
  },
  {
    name: 'get_employer',
    title: 'Read an employer',
    description: 'Returns the public profile of an employer by its id, with its commitments to people who served.',
    input: getCompany.params,
    call: ({ app, ...of }, params) => callAsVisitor(app, getCompany, { ...of, params }),
  },
  {
    name: 'translate_trade',
    title: 'Translate a military trade',
    description:
      'Returns civilian occupations for a military code or title, best first, with the number of open jobs and courses for each. Contains information from O*NET 27.0 (USDOL/ETA), CC BY 4.0.',
    input: translateOccupation.query.omit({ typing: true }),
    // Only a person's titles are counted for operators.
    call: ({ app, ...of }, query) => callAsVisitor(app, translateOccupation, { ...of, query: { ...query, typing: true } }),
  },
  {
    name: 'preview_plan',
    title: 'Preview a transition plan',
    description:
      'Computes the tasks of a transition plan out of the armed forces for each category, with dates where a discharge date is given. Leave out what is not known. Nothing is stored.',
    input: previewTransitionPlans.body,
    call: ({ app, ...of }, body) => callAsVisitor(app, previewTransitionPlans, { ...of, body }),
  },
];

const DESCRIBED = TOOLS.map(({ name, title, description, input }) => ({
  name,
  title,
  description,
  inputSchema: inputSchemaOf(input),
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}));

/** A refusal with a code of JSON-RPC. */
class RpcError extends Error {
  readonly code: number;
  readonly more: { status?: number; data?: unknown };

  constructor(code: number, message: string, more: { status?: number; data?: unknown } = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}

type Message = { id: string | number | null; method: string; params: Record<string, unknown>; is_current: boolean };

export function agentRoutes(app: FastifyInstance, { siteOf }: { siteOf: (host: string) => string }): void {
  const { db, gate } = app.muster;

  app.get('/.well-known/ojcp.json', async (request, reply) => {
    const tenant = await tenantAt(gate, request.host);
    request.tenant = tenant;
    reply.header('cache-control', 'public, max-age=3600');
    return {
      ojcp_version: '0.1',
      provider: { name: tenant.name, employer_id: tenant.slug },
      mcp_endpoint: siteOf(tenant.primary_host) + ENDPOINT,
      tools: TOOLS.map(({ name }) => name),
      apply_paths: ['platform_native', 'external_redirect'],
      auth: { required: false },
      rate_limits: { anonymous_rps: AGENT_LIMIT.max / AGENT_LIMIT.window },
    };
  });

  // Its errors are JSON-RPC's, in a scope of its own.
  void app.register(async (scope) => {
    scope.setErrorHandler((error: Error, request, reply) => replyWithError(error, request, reply));
    scope.post(
      ENDPOINT,
      {
        bodyLimit: MOST_BYTES,
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          const tenant = await tenantAt(gate, request.host);
          request.tenant = tenant;
          // A token would be of no use here, and a 401 makes clients look for a way to sign in.
          if (request.headers.authorization !== undefined)
            fail(unreadable('This endpoint is for anonymous reading. Leave out the Authorization header.'));
          // Only pages of this site may call it in a browser, against DNS rebinding.
          if (isForeign(request)) fail(forbidden('Pages of other sites may not call this endpoint.'));
          const wait = await db.withTenant(tenant.id, (scoped) =>
            countTry(scoped, `agent ${limitedAddress(request.ip)}`, AGENT_LIMIT),
          );
          if (wait > 0) fail(tooMany(wait, `${AGENT_LIMIT.max} messages a minute are allowed. Wait and try again.`));
        },
      },
      async (request, reply) => {
        const message = readMessage(request);
        // Notifications get no answer.
        if (message.id === null) return reply.code(202).send();
        const result = await resultOf(message, { app, request, reply }, siteOf);
        return { jsonrpc: '2.0', id: message.id, result: message.is_current ? stamped(result) : result };
      },
    );
  });
}

function isForeign({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** @throws RpcError for what is no request or notification of a supported revision */
function readMessage(request: FastifyRequest): Message {
  const { body, headers } = request;
  if (Array.isArray(body)) throw new RpcError(CODES.invalid_request, 'Send one message at a time: batches are not supported.');
  if (!isObject(body)) throw new RpcError(CODES.invalid_request, 'Send a JSON-RPC 2.0 message as a JSON object.');
  const { jsonrpc, id, method, params = {} } = body;
  if (jsonrpc !== '2.0') throw new RpcError(CODES.invalid_request, 'jsonrpc must be "2.0".');
  if (id !== undefined && typeof id !== 'string' && !Number.isSafeInteger(id))
    throw new RpcError(CODES.invalid_request, 'id must be text or a whole number. Leave it out of a notification.');
  if (typeof method !== 'string') throw new RpcError(CODES.invalid_request, 'method must be text.');
  if (!isObject(params)) throw new RpcError(CODES.invalid_params, 'params must be an object.');
  const is_current = readVersion(headers['mcp-protocol-version'], method, params);
  if (is_current) checkHeaders(headers, method, params);
  return { id: (id as string | number | undefined) ?? null, method, params, is_current };
}

/** Whether a message is of the current revision, by its `_meta`, and not of one with a handshake. */
function readVersion(header: unknown, method: string, { _meta: meta = {} }: Record<string, unknown>): boolean {
  if (!isObject(meta)) throw new RpcError(CODES.invalid_params, 'params._meta must be an object.');
  const named = meta[`${META}protocolVersion`];
  const requested = named ?? header;
  // An older client is told in the reply to `initialize` which revision to use.
  if (requested !== undefined && !SUPPORTED.includes(String(requested)) && method !== 'initialize')
    throw new RpcError(CODES.unsupported_version, `This protocol version is not supported. Use ${SUPPORTED.join(', ')}.`, {
      data: { supported: SUPPORTED, requested: typeof requested === 'string' ? requested.slice(0, 100) : null },
    });
  if (requested !== CURRENT || method === 'initialize') return false;
  if (named === undefined)
    throw new RpcError(CODES.invalid_params, `params._meta must name ${META}protocolVersion, as the header does.`);
  if (!isObject(meta[`${META}clientCapabilities`]))
    throw new RpcError(CODES.invalid_params, `params._meta must have ${META}clientCapabilities, an object that may be empty.`);
  return true;
}

/** Gateways route by headers, so they must say what the message says. */
function checkHeaders(headers: FastifyRequest['headers'], method: string, { name }: Record<string, unknown>): void {
  const expected: Record<string, unknown> = {
    'MCP-Protocol-Version': CURRENT,
    'Mcp-Method': method,
    ...(method === 'tools/call' && typeof name === 'string' ? { 'Mcp-Name': name } : {}),
  };
  for (const [header, value] of Object.entries(expected))
    if (headers[header.toLowerCase()] !== value)
      throw new RpcError(CODES.headers_differ, `Send the header ${header} with the value of the message.`);
}

async function resultOf({ method, params, is_current }: Message, call: Call, siteOf: (host: string) => string) {
  const tenant = call.request.tenant as Tenant;
  if (method === 'tools/list') return { tools: DESCRIBED, ...(is_current ? CACHED : {}) };
  if (method === 'tools/call') return callTool(params, call);
  const about = { capabilities: { tools: {} }, instructions: instructionsFor(tenant, siteOf(tenant.primary_host)) };
  if (method === 'server/discover' && is_current) return { supportedVersions: SUPPORTED, ...about, ...CACHED };
  if (method === 'ping' && !is_current) return {};
  if (method === 'initialize') {
    const protocolVersion = OLDER.find((version) => version === params.protocolVersion) ?? OLDER[0];
    return { protocolVersion, ...about, serverInfo: SERVER };
  }
  throw new RpcError(CODES.unknown_method, 'There is no such method. Use tools/list and tools/call.', { status: 404 });
}

const SERVER = { name: 'muster', title: 'Muster', version: VERSION } as const;

const stamped = (result: Record<string, unknown>) => ({
  resultType: 'complete',
  ...result,
  _meta: { [`${META}serverInfo`]: SERVER },
});

const instructionsFor = ({ name }: Tenant, site: string) =>
  `Jobs for people who served in the armed forces, on ${name}. The page of a job is ${site}/jobs/{id}, and that of an employer ${site}/companies/{id}. Applications are made there by the person, not here.`;

/** What a person could correct is the result of the tool, so that the model reads it. */
async function callTool({ name, arguments: given = {} }: Record<string, unknown>, call: Call) {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new RpcError(CODES.invalid_params, `There is no such tool. Use ${TOOLS.map((one) => one.name).join(', ')}.`);
  if (!isObject(given)) throw new RpcError(CODES.invalid_params, 'params.arguments must be an object.');
  try {
    refuseNested(given);
    validate(refuseUnknownFields(tool.input), given, 'body');
    const found = await tool.call(call, given);
    return { content: [{ type: 'text', text: JSON.stringify(found) }], structuredContent: found, isError: false };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 429 || error.status >= 500) throw error;
    const sentences = Object.entries(error.errors ?? {}).map(([name, [sentence]]) => `${name}: ${sentence}`);
    return { content: [{ type: 'text', text: (sentences.length > 0 ? sentences : [error.message]).join('\n') }], isError: true };
  }
}

/** The routes expect values as in an address: text, numbers and lists of them. */
function refuseNested(given: Arguments): void {
  for (const [name, value] of Object.entries(given))
    if ([value].flat().some((one) => typeof one === 'object' && one !== null))
      fail(invalid({ [name.slice(0, 80)]: ['Arguments must be text, numbers, true or false, or lists of them.'] }));
}

function replyWithError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const { body } = request;
  const id = isObject(body) && (typeof body.id === 'string' || Number.isSafeInteger(body.id)) ? body.id : null;
  const send = (status: number, code: number, message: string, data?: unknown) =>
    reply.code(status).send({ jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } });
  if (error instanceof RpcError) return send(error.more.status ?? 400, error.code, error.message, error.more.data);
  const { status, message, headers } = toRefusal(error, request);
  reply.headers(headers);
  if (status === 429) return send(status, CODES.limited, message, { retry_after: Number(headers['retry-after']) });
  const isUnread = status === 400 && body === undefined && request.headers.authorization === undefined;
  return send(status, status >= 500 ? CODES.failed : isUnread ? CODES.unparsable : CODES.invalid_request, message);
}

/** What a tool accepts as JSON. A flag of an address is a boolean here. */
function inputSchemaOf(input: z.ZodObject) {
  const schema = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'pipe' && def.out._zod.def.type === 'boolean') jsonSchema.type = 'boolean';
    },
  });
  return { ...(describeFields(schema) as Record<string, unknown>), type: 'object', additionalProperties: false };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
