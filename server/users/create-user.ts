import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';
import { readUserDetail } from './read-user-detail.ts';

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
