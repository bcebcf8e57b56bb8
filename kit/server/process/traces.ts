/** Part of a trace in progress: a request or a job. Its statements become parts below it. */
export type Span = {
  /** The W3C header that names this span as the parent of what it causes. */
  traceparent: string;
  /** Records a finished statement. @param text without values, which are sent separately */
  statement(operation: string, text: string, ms: number, errorCode: string | null): void;
  /** Marks it as failed. @param type a class of failures, never a message: those can name people */
  fail(type: string): void;
  /** @param more what became known since it began */
  end(more?: Attributes): void;
};

export type Attributes = Record<string, string | number | null | undefined>;

/** Records requests and jobs. Made by traces-otlp.ts, which is loaded only if traces are on. */
export type Tracer = {
  /** @param traceparent of the client or proxy; anything else than a valid one is ignored */
  request(name: string, request_id: string, traceparent: string | undefined, attributes: Attributes): Span;
  /** @param queuedBy `traceparent` of the request or job that queued it */
  job(name: string, queuedBy: string | undefined, attributes: Attributes): Span;
  /** Spans that were sent, and that were lost. */
  counts(): { sent: number; dropped: number };
  /** Sends what is left, for a few seconds at most. */
  close(): Promise<void>;
};

export type TraceOptions = {
  /** Where batches are posted, with its path. */
  url: string;
  headers: Readonly<Record<string, string>>;
  service_name: string;
};
