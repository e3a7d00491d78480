import { ApiError } from './api-error.ts';

/**
 * The status of the page that an error of its data is for; undefined for failures.
 * @param isIdentified the address names a record: an identifier that cannot be one, too long or not even text, names
 *   what is missing
 */
export function pageStatus(error: unknown, isIdentified = false): 403 | 404 | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 403 || error.status === 404) return error.status;
  return isIdentified && (error.status === 400 || error.status === 422) ? 404 : undefined;
}
