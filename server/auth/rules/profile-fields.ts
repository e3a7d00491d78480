import { isLanguage } from '#contract/languages.ts';
import { isName } from '#contract/validation/name.ts';
import { refuse } from '../refuse.ts';

const longestImage = 2048;

/** A picture's address that is safe to put into a page: of our own, or over https. Nothing else, such as javascript:. */
export function isImageAddress(image: string): boolean {
  if (image.length > longestImage) return false;
  if (/^\/[^/\\]/.test(image)) return true;
  return URL.canParse(image) && new URL(image).protocol === 'https:';
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
    throw refuse(400, 'INVALID_NAME');
  }
  if (image !== undefined && image !== null && !(typeof image === 'string' && isImageAddress(image))) {
    throw refuse(400, 'INVALID_IMAGE');
  }
  if (language !== undefined && language !== null && !isLanguage(language)) {
    throw refuse(400, 'VALIDATION_FAILED', { fields: ['language'] });
  }
  return trimmed === undefined ? {} : { name: trimmed };
}

/** What a provider, or the sign-in request, says of a new person: kept where it follows the rules, else left out. */
export function cleanProfileFields(fields: Record<string, unknown>): { name: string; image: string | null } {
  const name = typeof fields.name === 'string' ? fields.name.trim() : '';
  const image = typeof fields.image === 'string' ? fields.image : '';
  return { name: isName(name) ? name : '', image: isImageAddress(image) ? image : null };
}
