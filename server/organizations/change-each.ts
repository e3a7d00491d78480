import type { SeveralResult } from '#contract/organizations/members.ts';
import type { ApiContext } from '../api/api-context.ts';
import { ruleError } from '../auth/rule-errors.ts';
import { ApiError } from '../config/api-error.ts';
import { errorBody } from '../http/error-handler.ts';

/**
 * Changes several one after the other, each in a transaction of its own: the allowed changes happen, the refused ones are
 * told. A fault stops it.
 */
export async function changeEach(
  { language }: Pick<ApiContext, 'language'>,
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<SeveralResult> {
  const different = new Set(ids);
  const refused: SeveralResult['refused'] = [];
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
