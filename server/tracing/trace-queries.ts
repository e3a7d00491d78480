import { SpanKind, type Tracer, trace } from '@opentelemetry/api';
import type { DatabaseLoad } from '../database/observe-queries.ts';
import { markFailed } from './mark-failed.ts';

/** Characters of a statement that are told. */
const longest = 1000;

/** A span for each statement that belongs to something: what the server does for itself each second is no news. */
export function traceQueries(tracer: Tracer, load: DatabaseLoad): void {
  load.listeners.push((text) => {
    if (!trace.getActiveSpan()) return () => {};
    const statement = text.replace(/\s+/g, ' ').trim();
    const operation = statement.split(' ', 1)[0]?.toLowerCase() ?? '';
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': statement.slice(0, longest),
      },
    });
    return (failure) => {
      if (failure !== undefined) markFailed(span, failure);
      span.end();
    };
  });
}
