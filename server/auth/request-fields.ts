import { authError } from './auth-error.ts';

/** @throws {APIError} FIELD_NOT_ALLOWED, naming the fields that may not be written */
export function rejectOtherFields(fields: readonly string[], allowed: readonly string[]): void {
  const others = fields.filter((field) => !allowed.includes(field));
  if (others.length > 0) throw authError(400, 'FIELD_NOT_ALLOWED', { fields: others });
}

/** Returns a part of a request that should be a text; an empty one for anything else, which matches no id. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a part of a request's body that should be an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
