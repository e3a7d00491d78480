/** What may be told of a span: names and numbers of our own, never what a person wrote, an address or a secret. */
export interface SpanFacts {
  /** 'client' for what is asked of another service. */
  kind?: 'client';
  [name: string]: string | number | undefined;
}

/** What makes spans when traces are wanted (start-tracing.ts). */
export interface SpanMaker {
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  traceId(): string | undefined;
}

let maker: SpanMaker | undefined;

export function makeSpansBy(given: SpanMaker | undefined): void {
  maker = given;
}

/** Does the work, and tells how long it took where traces are wanted; else it costs a look at a variable. */
export function withSpan<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  return maker ? maker.span(name, facts, work) : work();
}

/** The trace that the running code belongs to; undefined outside of one. */
export function currentTraceId(): string | undefined {
  return maker?.traceId();
}
