import { eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import { isLanguage } from '#contract/languages.ts';
import type { OrganizationRole } from '#contract/tenant-permissions.ts';
import type { ApiContext } from '../../api/api-context.ts';
import type { Transaction } from '../../database/database.ts';
import { users } from '../../database/schema/index.ts';

interface InvitationMail {
  invitation: { id: string; email: string; name: string | null; role: OrganizationRole; expiresAt: Date };
  organization: { id: string; name: string };
}

/**
 * Mails an invitation, in the stored language of the person who is invited; to somebody new in that of the page on which
 * it was made, as people who work together often share one.
 */
export async function mailInvitation(
  {
    mailer,
    environment: { appUrl },
    language,
    currentUser,
  }: Pick<ApiContext, 'mailer' | 'environment' | 'language'> & { currentUser: CurrentUser },
  tx: Transaction,
  { invitation: { id, email, name, role, expiresAt }, organization }: InvitationMail,
): Promise<void> {
  const [user] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  await mailer.enqueue(
    {
      template: 'organization-invitation',
      to: email,
      language: isLanguage(user?.language) ? user.language : language,
      props: {
        organization: { id: organization.id, name: organization.name },
        inviter: { name: currentUser.name, email: currentUser.email },
        name,
        role,
        expiresAt: expiresAt.toISOString(),
        link: `${appUrl}/invitation/${encodeURIComponent(id)}`,
      },
      usefulFor: Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000)),
    },
    tx,
  );
}
