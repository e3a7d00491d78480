import { ORPCError, ValidationError } from '@orpc/server';
import type { Issue } from '#contract/validation/issue.ts';
import { ApiError } from '../config/api-error.ts';
import { errorBody, invalidInput, toApiError } from '../http/error-handler.ts';
import { languageHeaders } from '../http/request-language.ts';
import type { ApiContext } from './api-context.ts';

/**
 * Any error of an operation as it leaves the server: code, message in the caller's language and data. Input that
 * breaks the contract is VALIDATION_FAILED with a text for each field; what nobody foresaw is logged and shows no
 * detail.
 */
export function operationError(error: unknown, context: ApiContext): ORPCError<string, unknown> {
  const { language, logger } = context;
  const known = toKnownError(error, context);
  const headers = { ...known.headers, ...languageHeaders(language) };
  for (const [name, value] of Object.entries(headers)) context.setHeader(name, value);
  if (known.status >= 500) logger.error({ err: error }, 'operation failed');
  const { code, message, data } = errorBody(language, known);
  return new ORPCError(code, { status: known.status, message, data, cause: error });
}

function toKnownError(error: unknown, { ruleError }: Pick<ApiContext, 'ruleError'>): ApiError {
  if (error instanceof ApiError) return error;
  if (!(error instanceof ORPCError)) return ruleError(error) ?? toApiError(error);
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    const issues = error.cause.issues as readonly Issue[];
    const data = invalidInput(issues, error.cause.data);
    return new ApiError(422, 'VALIDATION_FAILED', data, { cause: error });
  }
  return new ApiError(500, 'INTERNAL_SERVER_ERROR', undefined, { cause: error });
}
