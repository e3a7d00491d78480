import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { users } from '../database/schema/index.ts';
import { defineRecords } from '../records/define-records.ts';
import { updateRecord } from '../records/update-record.ts';
import { readUserDetail } from './read-user-detail.ts';

/** Creating and deleting users is better-auth's. */
const userRecords = defineRecords({
  kind: 'user',
  table: users,
  name: users.name,
  notFound: 'USER_NOT_FOUND',
});

/** Creates the user and, unless told otherwise, mails an invitation in the user's language, else in the admin's. */
export const createUser = operation.users.create
  .use(requirePermission({ user: ['create', 'set-role'] }))
  .handler(async ({ context, input: { email, name = '', roles, language, invite } }) => {
    const { environment, mailer, currentUser } = context;
    const { user } = await context.callAuth((api, headers) =>
      api.createUser({
        headers,
        body: { email, name, role: roles, ...(language && { data: { language } }) },
        returnHeaders: true,
      }),
    );
    if (invite) {
      await mailer.enqueue({
        template: 'user-invitation',
        to: email,
        language: language ?? (await context.pageLanguage()),
        props: {
          inviter: { name: currentUser.name, email: currentUser.email },
          link: `${environment.appUrl}/login?${new URLSearchParams({ email })}`,
        },
      });
    }
    return readUserDetail(context, currentUser, user.id);
  });

/**
 * Writes only over the version that the caller has seen. better-auth has no such condition; the contract holds the rules
 * for name and language.
 */
export const updateUser = operation.users.update
  .use(requirePermission({ user: ['update'] }))
  .handler(async ({ context, input }) => {
    const current = () => readUserDetail(context, context.currentUser, input.id);
    await updateRecord(context, userRecords, input, { current });
    return current();
  });

export const setUserRoles = operation.users.setRoles
  .use(requirePermission({ user: ['set-role'] }))
  .handler(async ({ context, input: { id, roles } }) => {
    await context.callAuth((api, headers) =>
      api.setRole({ headers, body: { userId: id, role: roles }, returnHeaders: true }),
    );
    return readUserDetail(context, context.currentUser, id);
  });

export const deleteUser = operation.users.delete
  .use(requirePermission({ user: ['delete'] }))
  .handler(async ({ context, input: { id } }) => {
    await context.callAuth((api, headers) =>
      api.removeUser({ headers, body: { userId: id }, returnHeaders: true }),
    );
    return { id };
  });
