import { isLanguage } from '#contract/languages.ts';
import { isName } from '#contract/validation/name.ts';
import { authError, fieldError } from '../auth-error.ts';

const longestImage = 2048;

/**
 * A logo's address that pages can show: a path of our own. The content security policy blocks all others. Without
 * a query, which could make each look at the picture a choice of language.
 */
export function isImageAddress(image: string): boolean {
  return image.length <= longestImage && /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(image);
}

/**
 * Checks what a person, or an admin, writes into a profile; holds for every door because it stands before the table.
 * @returns the fields to write instead (a name without spaces around it)
 * @throws {APIError} INVALID_NAME, INVALID_IMAGE, VALIDATION_FAILED
 */
export function checkProfileFields(fields: Record<string, unknown>): Record<string, unknown> {
  const { name, image, language } = fields;
  const trimmed = typeof name === 'string' ? name.trim() : name;
  if (trimmed !== undefined && !(typeof trimmed === 'string' && isName(trimmed))) {
    throw authError(400, 'INVALID_NAME');
  }
  // A picture is uploaded (server/account/upload-picture.ts); here it can only be taken away.
  if (image !== undefined && image !== null) throw authError(400, 'INVALID_IMAGE');
  if (language !== undefined && language !== null && !isLanguage(language)) {
    throw fieldError('language');
  }
  return trimmed === undefined ? {} : { name: trimmed };
}

/**
 * What a provider, or the sign-in request, says of a new person: the name where it follows the rules. A picture stands
 * elsewhere and would have to be copied first; without one people show their initials.
 */
export function cleanProfileFields(fields: Record<string, unknown>): { name: string; image: null } {
  const name = typeof fields.name === 'string' ? fields.name.trim() : '';
  return { name: isName(name) ? name : '', image: null };
}
