import { type Span, SpanStatusCode } from '@opentelemetry/api';

/** By the error's kind and code alone: messages repeat what people wrote. */
export function markFailed(span: Span, error: unknown): void {
  const { name = 'Error', code } = error as { name?: string; code?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
