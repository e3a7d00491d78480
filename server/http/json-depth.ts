import { ApiError } from '../config/api-error.ts';

/** No valid body is nested deeper than a few levels. */
const deepest = 50;

/**
 * Rejects JSON that would overflow the stack of a recursive parser. Checks the bytes before they are parsed.
 * @throws {ApiError} 400 BAD_REQUEST
 */
export function rejectDeepJson(json: Uint8Array): void {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = String.fromCharCode(json[index] ?? 0);
    if (inText && character === '\\') index += 1;
    else if (character === '"') inText = !inText;
    else if (!inText && (character === '[' || character === '{')) depth += 1;
    else if (!inText && (character === ']' || character === '}')) depth -= 1;
    if (depth > deepest) throw new ApiError(400, 'BAD_REQUEST');
  }
}
