import { ApiError } from '../config/api-error.ts';

/** Nothing here nests deeper than a handful. */
const deepest = 50;

/**
 * Refuses JSON of which a recursive reader would run out of stack. Looks at its bytes, before it is parsed.
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
