import { ApiError } from '../config/api-error.ts';
import { errorBody } from '../http/error-handler.ts';
import type { ApiContext } from './api-context.ts';

interface Refused {
  id: string;
  code: string;
  message: string;
}

/**
 * Changes several one after the other, each in a transaction of its own: the allowed changes happen, the refused ones are
 * told. A fault stops it.
 */
export async function changeEach(
  { language, ruleError }: Pick<ApiContext, 'language' | 'ruleError'>,
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<{ done: number; refused: Refused[] }> {
  const different = new Set(ids);
  const refused: Refused[] = [];
  for (const id of different) {
    try {
      await change(id);
    } catch (thrown) {
      const error = ruleError(thrown) ?? thrown;
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      const { code, message } = errorBody(language, error);
      refused.push({ id, code, message });
    }
  }
  return { done: different.size - refused.length, refused };
}
