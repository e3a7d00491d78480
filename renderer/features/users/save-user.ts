import type { ActionFunctionArgs } from 'react-router';
import type { UserDetail } from '#contract/users/user.ts';
import { newUserSchema, userInputSchema } from '#contract/users/user-input.ts';
import { afterSave } from '../../components/form/after-save.ts';
import { rejectFields, rejectForm } from '../../components/form/form-error.ts';
import { readField } from '../../components/form/form-values.ts';
import { readForm } from '../../components/form/read-form.ts';
import { changedRecord } from '../../components/record/conflicts.tsx';
import { invalidateRecords } from '../../components/record/entity-cache.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { translateWith } from '../../lib/i18n/use-translate.ts';
import type { Services } from '../../lib/services/services.ts';
import { setRoles, updateUserCache } from './change-user.ts';
import { displayName, userEntity } from './user-entity.ts';
import { newUserForm, userForm } from './user-fields.tsx';

/** Creates the user of the form and goes on to their page. */
export async function createUser(services: Services, { request }: ActionFunctionArgs) {
  const { values, input, fieldErrors } = await readForm(newUserForm, newUserSchema, services, request);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const data = await services.data.load();
  try {
    const user = await data.api.users.create.call(input);
    void invalidateRecords(userEntity, data);
    const message = services.i18n.t(input.invite ? 'users:form.createdAndInvited' : 'users:form.created', {
      name: isolate(displayName(user)),
    });
    return afterSave(`/manager/users/${user.id}`, message);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')
      return rejectFields({ email: error.message }, values);
    return rejectForm(error, values);
  }
}

/**
 * Stores what the form says of a user, then the roles where they are others. What was changed by somebody else
 * meanwhile is not written over at once: the error carries the version that the next try replaces.
 */
export async function updateUser(services: Services, { request, params }: ActionFunctionArgs) {
  const { form, values, input, fieldErrors } = await readForm(userForm, userInputSchema, services, request);
  const expectedUpdatedAt = readField(form, 'expectedUpdatedAt');
  if (fieldErrors) return rejectFields(fieldErrors, { ...values, expectedUpdatedAt });
  const { id = '' } = params;
  const { roles, ...profile } = input;
  const data = await services.data.load();
  const translate = translateWith(services.i18n);
  let saved: UserDetail | undefined;
  try {
    saved = await data.api.users.update.call({ id, ...profile, expectedUpdatedAt });
    updateUserCache(data, saved);
    const areSame = saved.roles.toSorted().join() === roles.toSorted().join();
    const change = areSame ? undefined : await setRoles(data, translate, saved, roles);
    const toast = change && { description: change.text, action: change.action };
    return afterSave(`/manager/users/${id}`, translate('users:form.saved'), toast);
  } catch (error) {
    const version = saved?.updatedAt ?? changedRecord<UserDetail>(error)?.current.updatedAt;
    const kept = { ...values, expectedUpdatedAt: version ?? expectedUpdatedAt };
    // The profile is stored by now, so only the roles can have been rejected.
    if (saved && error instanceof ApiError && error.status !== 0)
      return rejectFields({ roles: error.message }, kept);
    return rejectForm(error, kept);
  }
}
