import { type Span, SpanStatusCode } from '@opentelemetry/api';

/** Records the type and the code of an error, never its message: that may repeat user input. */
export function recordSpanError(span: Span, error: unknown): void {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
