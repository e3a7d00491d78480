import type { ActionFunctionArgs } from 'react-router';
import { afterSave } from '../../components/form/after-save.ts';
import { checkForm } from '../../components/form/check-form.ts';
import { rejectFields, rejectForm } from '../../components/form/form-error.ts';
import { readFields } from '../../components/form/form-values.ts';
import { invalidateRecords } from '../../components/record/entity-cache.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { isolate } from '../../lib/format/isolate.ts';
import type { Services } from '../../lib/services/services.ts';
import { displayName } from './display-name.ts';
import { userEntity } from './user-entity.ts';
import { newUserForm } from './user-form-schema.ts';

/** Creates the user of the form and goes on to their page. */
export async function createUser({ data, i18n }: Services, { request }: ActionFunctionArgs) {
  const values = readFields(await request.formData(), ['email', 'name', 'roles', 'language', 'invite']);
  const { input, fieldErrors } = checkForm(newUserForm, values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const apiServices = await data.load();
  try {
    const user = await apiServices.api.users.create.call(input);
    void invalidateRecords(userEntity, apiServices);
    const message = i18n.t(input.invite ? 'users:form.createdAndInvited' : 'users:form.created', {
      name: isolate(displayName(user)),
    });
    return afterSave(`/manager/users/${user.id}`, message);
  } catch (error) {
    if (isTaken(error)) return rejectFields({ email: error.message }, values);
    return rejectForm(error, values);
  }
}

function isTaken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL';
}
