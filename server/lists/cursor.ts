import * as z from 'zod/mini';
import { ApiError } from '../config/api-error.ts';
import { invalidInput } from '../http/error-body.ts';

/** A cursor as callers hold it: opaque to them, where a list ended to us. */
export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Reads what `writeCursor` wrote.
 * @throws {ApiError} VALIDATION_FAILED for what is no cursor, or one of another list
 */
export function readCursor<T extends z.core.$ZodType>(schema: T, cursor: string): z.output<T> {
  const position = z.safeParse(schema, parse(cursor));
  if (position.success) return position.data;
  throw new ApiError(
    422,
    'VALIDATION_FAILED',
    invalidInput([{ message: 'generic.invalid', path: ['cursor'] }]),
  );
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
