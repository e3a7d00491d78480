/** Attributes of a span: names and numbers of our own, never user input, an address or a secret. */
export interface SpanAttributes {
  /** 'client' for a request to another service. */
  kind?: 'client';
  [name: string]: string | number | undefined;
}

/** Makes spans when tracing is configured (start-tracing.ts). */
export interface SpanMaker {
  span<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  traceId(): string | undefined;
}

let maker: SpanMaker | undefined;

export function setSpanMaker(given: SpanMaker | undefined): void {
  maker = given;
}

/** Does the work within a span where tracing is configured; otherwise it only checks a variable. */
export function withSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
  return maker ? maker.span(name, attributes, work) : work();
}

/** The trace that the running code belongs to; undefined outside of one. */
export function currentTraceId(): string | undefined {
  return maker?.traceId();
}
