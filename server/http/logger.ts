import { type DestinationStream, type Logger, pino } from 'pino';
import { isSecretName, redacted, redactText, redactValue } from '../../contract/redact.ts';
import { currentTraceId } from '../observability/spans.ts';

export type { Logger };

/**
 * Lines are written in batches, at most 50 ms late and as large as a pipe's buffer: single writes took a tenth of the
 * time.
 */
const together = { minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: 50 };

/** Shared by all loggers of the process: a writer flushes every 50 ms, even with nothing to write. */
let standardOutput: DestinationStream | undefined;

/**
 * The product's logger: one JSON object per line on standard output. Every logged object is copied without cookies,
 * authorization, codes, tokens and passwords, at any depth; passwords in URLs are removed from messages. `stream` is
 * for tests.
 */
export function createLogger({ level, stream }: { level: string; stream?: DestinationStream }): Logger {
  return pino(
    {
      level,
      base: null,
      mixin: traceFields,
      timestamp: pino.stdTimeFunctions.isoTime,
      // pino's own serializer would copy every field of an error; ours has already run.
      serializers: { err: (error: unknown) => error },
      // Fields of child loggers bypass the formatter below.
      redact: {
        paths: ['token', 'code', 'otp', 'password', 'secret', 'cookie', 'authorization'],
        censor: redacted,
      },
      formatters: {
        level: (label) => ({ level: label }),
        log: redactFields,
      },
      hooks: {
        logMethod(args, method) {
          method.apply(this, redactArguments(args) as typeof args);
        },
      },
    },
    stream ?? writeOutput(),
  );
}

function writeOutput(): DestinationStream {
  standardOutput ??= pino.destination({ sync: false, ...together });
  return standardOutput;
}

/** Links a line to its trace. */
function traceFields(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId === undefined ? {} : { traceId };
}

/** Errors are serialized by an allow-list at any depth; everything else is copied without secrets. */
function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value instanceof Error) return [name, serializeError(value)];
      return [name, isSecretName(name) ? redacted : redactValue(value)];
    }),
  );
}

/** pino logs the message of a bare error unchanged, so it is converted to an object and a message here. */
function redactArguments(args: readonly unknown[]): unknown[] {
  const [first, ...others] = args;
  const rest = others.map((arg) => (typeof arg === 'string' ? redactText(arg) : redactValue(arg)));
  if (typeof first === 'string') return [redactText(first), ...rest];
  if (first instanceof Error)
    return [{ err: first }, ...(rest.length > 0 ? rest : [redactText(first.message)])];
  return [first, ...rest];
}

/** The logged part of an error. Bound parameters of a failed query, SMTP dialogues and the like are omitted. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  status?: number;
  stack?: string;
  cause?: LoggedError;
}

/**
 * Converts any thrown value for the log. An allow-list, because drivers attach queries with their parameters (session
 * tokens, hashed codes) to the error object and its message.
 */
function serializeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)) };
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: redactText(String(error.message)),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(error.stack === undefined ? {} : { stack: redactText(error.stack) }),
    ...(cause !== undefined && depth < 3 ? { cause: serializeError(cause, depth + 1) } : {}),
  };
}
