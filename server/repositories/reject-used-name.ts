import { ApiError } from '../config/api-error.ts';
import { brokenConstraint } from '../database/broken-constraint.ts';
import { invalidInput } from '../http/error-body.ts';

/**
 * What a failed write of a repository means to the caller: a name that another one has is a fault of the field `name`.
 * The unique index decides it, so that it also holds when two users save at the same time.
 */
export function rejectUsedName(error: unknown): unknown {
  if (brokenConstraint(error) !== 'repositories_name_unique') return error;
  const issues = [{ message: 'repositoryName.used', path: ['name'] }];
  return new ApiError(422, 'VALIDATION_FAILED', invalidInput(issues), { cause: error });
}
