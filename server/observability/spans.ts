/** Attributes of a span: our own names and numbers, never user input, an address or a secret. */
export interface SpanAttributes {
  /** 'client' for a request to another service. */
  kind?: 'client';
  [name: string]: string | number | undefined;
}

/** Creates spans if tracing is configured (start-tracing.ts). */
export interface SpanMaker {
  span<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  traceId(): string | undefined;
}

let maker: SpanMaker | undefined;

export function setSpanMaker(given: SpanMaker | undefined): void {
  maker = given;
}

/** Runs a function within a span if tracing is configured; otherwise it only checks a variable. */
export function withSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
  return maker ? maker.span(name, attributes, work) : work();
}

/** The trace of the running code; undefined outside one. */
export function currentTraceId(): string | undefined {
  return maker?.traceId();
}
