import { rejectFields, rejectForm } from '../../../components/form/form-error.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

/** As rejectForm; that the name is taken is said at its field. */
export function rejectTeam(error: unknown, values: Record<string, string>) {
  return error instanceof ApiError && error.code === 'TEAM_ALREADY_EXISTS'
    ? rejectFields({ name: error.message }, values)
    : rejectForm(error, values);
}
