import { defineRequestState } from '@better-auth/core/context';
import type { OrganizationOptions } from 'better-auth/plugins';
import { and, eq, sql } from 'drizzle-orm';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { organizationRoleOf } from '#contract/tenant-permissions.ts';
import type { Database } from '../../database/database.ts';
import { invitations, users } from '../../database/schema/index.ts';
import type { Mailer } from '../../email/mailer.ts';

export interface InvitationMailServices {
  mailer: Pick<Mailer, 'enqueue'>;
  /** Origin of the link. */
  appUrl: string;
}

interface InvitationMail {
  /** better-auth knows nothing of the type of our own `name`. */
  invitation: { id: string; email: string; name?: unknown; role: string; expiresAt: Date | string };
  inviter: { name: string; email: string };
  organization: { name: string };
}

/**
 * Mails an invitation, in the stored language of the person who is invited; to somebody new in that of the page on which
 * it was made, as people who work together often share one.
 */
export async function mailInvitation(
  { mailer, appUrl, language }: InvitationMailServices & { language: Language },
  { invitation, inviter: { name, email }, organization }: InvitationMail,
  db: Pick<Database['db'], 'select' | 'execute'>,
): Promise<void> {
  const expiresAt = new Date(invitation.expiresAt);
  const [user] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(sql`lower(${users.email})`, invitation.email));
  await mailer.enqueue(
    {
      template: 'organization-invitation',
      to: invitation.email,
      language: isLanguage(user?.language) ? user.language : language,
      props: {
        organization: organization.name,
        inviter: { name, email },
        name: typeof invitation.name === 'string' ? invitation.name : null,
        role: organizationRoleOf(invitation.role),
        expiresAt: expiresAt.toISOString(),
        link: `${appUrl}/invitation/${encodeURIComponent(invitation.id)}`,
      },
      usefulFor: Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000)),
    },
    db,
  );
}

/** The language of the page on which somebody invites. */
export const inviterLanguage = defineRequestState<Language>(() => defaultLanguage);

type AfterCreate = NonNullable<
  NonNullable<OrganizationOptions['organizationHooks']>['afterCreateInvitation']
>;

/**
 * Mails what better-auth has stored. In this hook, because it swallows what its `sendInvitationEmail` throws: where the
 * mail cannot be queued, the invitation goes again and the request fails, so that none exists that nobody hears of.
 */
export function mailNewInvitation(
  services: InvitationMailServices & { database: Pick<Database, 'db'> },
): AfterCreate {
  const { db } = services.database;
  return async (created) => {
    try {
      await mailInvitation({ ...services, language: await inviterLanguage.get() }, created, db);
    } catch (error) {
      await db
        .delete(invitations)
        .where(and(eq(invitations.id, created.invitation.id), eq(invitations.status, 'pending')));
      throw error;
    }
  };
}

/** Name by which somebody was last invited into an organization: what a new user is called until onboarding. */
export async function invitedName({ sql }: Pick<Database, 'sql'>, email: string): Promise<string> {
  const [invited] = await sql<{ name: string }[]>`
    select name from invitations where email = lower(${email}) and name is not null
      and status = 'pending' and expires_at > now()
    order by created_at desc limit 1`;
  return invited?.name ?? '';
}
