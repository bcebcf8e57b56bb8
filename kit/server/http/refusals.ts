import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busy, databaseIsAway, databaseIsBusy, notFound, Refusal, tooMany, unavailable, unreadable } from './errors.ts';
import { LimiterFull } from './limiter.ts';
import { requestFields } from './request-log.ts';

/** Fastify's own refusals, in the product's words. */
const FRAMEWORK: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Send JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON with the content type application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request could not be read.',
};

const OWN_SHARE = 'You already have several of these in progress. Wait until they are done and try again.';

type Failure = Error & { statusCode?: number; code?: string };

/** Turns errors into replies in the envelope, in one place. */
export function replyToErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Failure, request, reply) => refuse(reply, toRefusal(error, request)));
}

/** What a client is told of an error. Failures of the server are logged. */
export function toRefusal(error: Failure, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof LimiterFull) return error.is_own ? tooMany(5, OWN_SHARE) : busy();
  // Nobody reads the reply to a client that left before it had sent its request.
  if (request.raw.destroyed && !request.raw.complete) return unreadable('The request was interrupted.');
  if (databaseIsBusy(error)) {
    // The statement is not logged: it may contain personal data.
    request.log.error({ ...requestFields(request), reason: error.message, code: error.code }, 'database busy');
    return busy();
  }
  if (databaseIsAway(error)) {
    request.log.warn({ ...requestFields(request), reason: error.message }, 'database away');
    return unavailable();
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new Refusal(
      status,
      FRAMEWORK[error.code ?? ''] ??
        (error instanceof SyntaxError ? 'The body is not valid JSON.' : 'The request could not be read.'),
    );
  if (status === 503) return new Refusal(503, error.message, { headers: { 'retry-after': '5' } });
  request.log.error({ ...requestFields(request), err: error }, error.message);
  return new Refusal(500, 'There was an error. Please try again');
}

/** For a path that cannot be decoded. Fastify's own reply would repeat it. */
export function replyToUnreadableAddress(error: Error & { code?: string }, _: FastifyRequest, reply: FastifyReply): void {
  void refuse(reply, error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound('Page') : unreadable('The address could not be read.'));
}

function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .send({
      status: false,
      message: refusal.message,
      errors: refusal.errors,
      ...(refusal.data === undefined ? {} : { data: refusal.data }),
    });
}
