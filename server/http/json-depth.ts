import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';

/** Nothing here nests deeper than a handful. */
const deepest = 50;

/**
 * For the `verify` option of Express's JSON reader: refuses a body of which a recursive reader would run out of stack.
 * @throws {ApiError} 400 BAD_REQUEST
 */
export function refuseDeepJson(_req: IncomingMessage, _res: ServerResponse, body: Buffer): void {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < body.length; index += 1) {
    const character = String.fromCharCode(body[index] ?? 0);
    if (inText && character === '\\') index += 1;
    else if (character === '"') inText = !inText;
    else if (!inText && (character === '[' || character === '{')) depth += 1;
    else if (!inText && (character === ']' || character === '}')) depth -= 1;
    if (depth > deepest) throw new ApiError(400, 'BAD_REQUEST');
  }
}
