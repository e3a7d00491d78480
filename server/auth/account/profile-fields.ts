import { isLanguage } from '#contract/languages.ts';
import { isName } from '#contract/validation/name.ts';
import { authError, fieldError } from '../auth-error.ts';

const longestImage = 2048;

/**
 * Whether pages can show a logo from this address: a path of our own, as the content security policy blocks all others.
 * No query is allowed, since it could change the language with each request for the image.
 */
export function isImageAddress(image: string): boolean {
  return image.length <= longestImage && /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(image);
}

/**
 * Checks what a user or an admin writes into a profile. Called from database hooks, so it applies to every endpoint.
 * @returns the fields to write instead (a name without surrounding spaces)
 * @throws {APIError} INVALID_NAME, INVALID_IMAGE, VALIDATION_FAILED
 */
export function checkProfileFields(fields: Record<string, unknown>): Record<string, unknown> {
  const { name, image, language } = fields;
  const trimmed = typeof name === 'string' ? name.trim() : name;
  if (trimmed !== undefined && !(typeof trimmed === 'string' && isName(trimmed))) {
    throw authError(400, 'INVALID_NAME');
  }
  // Pictures are uploaded (server/account/picture.ts); here they can only be removed.
  if (image !== undefined && image !== null) throw authError(400, 'INVALID_IMAGE');
  if (language !== undefined && language !== null && !isLanguage(language)) {
    throw fieldError('language');
  }
  return trimmed === undefined ? {} : { name: trimmed };
}

/**
 * Profile of a new user from the provider or the sign-in request: the name is used if it is valid. A picture is hosted
 * elsewhere and would have to be copied first; without one the user's initials are shown.
 */
export function cleanProfileFields(fields: Record<string, unknown>): { name: string; image: null } {
  const name = typeof fields.name === 'string' ? fields.name.trim() : '';
  return { name: isName(name) ? name : '', image: null };
}
