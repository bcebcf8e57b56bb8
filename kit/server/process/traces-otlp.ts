import { randomBytes, randomUUID } from 'node:crypto';
import type { Attributes, Span, TraceOptions, Tracer } from './traces.ts';
import { VERSION } from './version.ts';

/** A finished span. Times are those of `performance.now()`. */
type Finished = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  from: number;
  to: number;
  attributes: Attributes;
  failed: boolean;
};
type Parent = { trace_id: string; span_id: string | undefined; sampled: boolean };
type Log = (level: 'warn' | 'info', details: object, message: string) => void;
/** For tests. */
type Limits = { every_ms: number; timeout_ms: number; most_waiting: number };

const BATCH = 512;
/** The statement's text of each is bounded (slow-statements.ts), so these take a few MB. */
const LIMITS: Limits = { every_ms: 5000, timeout_ms: 10_000, most_waiting: 4096 };
/** How long a stop waits for the last spans. */
const CLOSE_MS = 5000;
/** SpanKind and StatusCode of OTLP. */
const [SERVER, CLIENT, CONSUMER] = [2, 3, 5];
const ERROR = 2;
/** After these a batch may be sent again (OTLP specification, "Failures"). After others it would be refused again. */
const RETRYABLE = new Set([429, 502, 503, 504]);

/**
 * Records spans and posts them in batches as OTLP/HTTP JSON. Recording only adds to a list in memory: when the receiver is away or slow,
 * the oldest spans are dropped and counted, and one line is logged until it works again.
 */
export function otlpTracer(options: TraceOptions, log: Log, limits: Partial<Limits> = {}): Tracer {
  const { every_ms, timeout_ms, most_waiting } = { ...LIMITS, ...limits };
  const resource = {
    attributes: attributesOf({
      'service.name': options.service_name,
      'service.version': VERSION,
      'service.instance.id': randomUUID(),
    }),
  };
  let waiting: Finished[] = [];
  const counts = { sent: 0, dropped: 0 };
  let fault: string | null = null;
  let sending: Promise<void> | undefined;

  function record(span: Finished): void {
    waiting.push(span);
    dropOldest();
    // While the receiver is away only the timer tries again.
    if (waiting.length >= BATCH && !sending && fault === null) void flush();
  }

  function dropOldest(): void {
    const excess = waiting.length - most_waiting;
    if (excess <= 0) return;
    waiting.splice(0, excess);
    counts.dropped += excess;
  }

  /** Sends all that waits, batch by batch, until one fails. Never rejects. */
  function flush(timeout = timeout_ms): Promise<void> {
    sending ??= sendAll(timeout).finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function sendAll(timeout: number): Promise<void> {
    while (waiting.length > 0 && (await sendBatch(waiting.splice(0, BATCH), timeout)));
  }

  /** @returns whether it was accepted */
  async function sendBatch(batch: Finished[], timeout: number): Promise<boolean> {
    const { reason, may_retry } = await post(batch, timeout);
    if (reason === null) {
      counts.sent += batch.length;
      if (fault !== null) log('info', {}, 'traces are sent again');
    } else {
      if (may_retry) waiting = [...batch, ...waiting];
      else counts.dropped += batch.length;
      dropOldest();
      if (fault === null) log('warn', { reason }, 'traces cannot be sent');
    }
    fault = reason;
    return reason === null;
  }

  async function post(batch: Finished[], timeout: number): Promise<{ reason: string | null; may_retry: boolean }> {
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: { ...options.headers, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(resource, batch)),
        // The headers may contain a key, which must not go to another server.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      return { reason: response.ok ? null : `status ${response.status}`, may_retry: RETRYABLE.has(response.status) };
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return { reason: cause?.code ?? name, may_retry: true };
    }
  }

  const timer = setInterval(() => void flush(), every_ms);
  timer.unref();

  function start(kind: number, name: string, parent: Parent, attributes: Attributes): Span {
    const from = performance.now();
    const { trace_id: traceId, sampled } = parent;
    const spanId = newSpanId();
    const span = { traceId, spanId, parentSpanId: parent.span_id, kind, from };
    let failure: string | undefined;
    return {
      traceparent: `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`,
      statement(operation, text, ms, errorCode) {
        if (!sampled) return;
        const to = performance.now();
        record({
          traceId,
          spanId: newSpanId(),
          parentSpanId: spanId,
          name: operation,
          kind: CLIENT,
          from: to - ms,
          to,
          attributes: {
            'db.system.name': 'postgresql',
            'db.operation.name': operation,
            'db.query.text': text,
            'error.type': errorCode,
          },
          failed: errorCode !== null,
        });
      },
      fail(type) {
        failure = type;
      },
      end(more = {}) {
        const known = { ...attributes, ...more, 'error.type': failure };
        if (sampled) record({ ...span, name, to: performance.now(), attributes: known, failed: failure !== undefined });
      },
    };
  }

  return {
    // A trace that begins here has the id of its request, so a line of the log leads to it.
    request: (name, request_id, traceparent, attributes) =>
      start(SERVER, name, parentOf(traceparent) ?? newTrace(request_id), { ...attributes, 'muster.request_id': request_id }),
    job: (name, queuedBy, attributes) => start(CONSUMER, name, parentOf(queuedBy) ?? newTrace(randomUUID()), attributes),
    counts: () => counts,
    async close() {
      clearInterval(timer);
      // A receiver that does not answer must not hold up a stop.
      const limit = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      // A batch on its way was taken before the last spans were recorded.
      await Promise.race([limit, (sending ?? Promise.resolve()).then(() => flush(CLOSE_MS))]);
    },
  };
}

const newSpanId = (): string => randomBytes(8).toString('hex');
const newTrace = (uuid: string): Parent => ({ trace_id: uuid.replaceAll('-', ''), span_id: undefined, sampled: true });

/** The parent that a W3C `traceparent` names. Later versions may add fields at the end. */
function parentOf(traceparent: string | undefined): Parent | null {
  const [, version, trace_id = '', span_id = '', flags = '', more] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(traceparent ?? '') ?? [];
  if (!version || version === 'ff' || (version === '00' && more) || /^0+$/.test(trace_id) || /^0+$/.test(span_id)) return null;
  return { trace_id, span_id, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

function bodyOf(resource: object, batch: readonly Finished[]) {
  // Found for each batch, because the computer's clock may be corrected while the process runs.
  const epoch = Date.now() - performance.now();
  const nanoseconds = (ms: number) => String(BigInt(Math.round((epoch + ms) * 1000)) * 1000n);
  const spans = batch.map(({ from, to, attributes, failed, ...span }) => ({
    ...span,
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(to),
    attributes: attributesOf(attributes),
    status: failed ? { code: ERROR } : {},
  }));
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'muster', version: VERSION }, spans }] }] };
}

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (value === null || value === undefined) return [];
    return [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }];
  });
