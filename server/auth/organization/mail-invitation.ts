import { defineRequestState } from '@better-auth/core/context';
import type { OrganizationOptions } from 'better-auth/plugins';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { organizationRoleOf } from '#contract/organizations/permissions.ts';
import type { Database } from '../../database/database.ts';
import type { Mailer } from '../../email/mailer.ts';

export interface InvitationMailServices {
  database: Pick<Database, 'sql'>;
  mailer: Pick<Mailer, 'enqueue'>;
  /** Origin of the link. */
  appUrl: string;
}

/** The language of the page on which somebody invites. */
export const inviterLanguage = defineRequestState<Language>(() => defaultLanguage);

type AfterCreate = NonNullable<
  NonNullable<OrganizationOptions['organizationHooks']>['afterCreateInvitation']
>;

/**
 * Mails a new invitation, in the stored language of the person who is invited; to somebody new in that of the page on
 * which it was made, as people who work together often share one. It stands in the hook after the invitation is stored,
 * because better-auth swallows what its `sendInvitationEmail` throws: where the mail cannot be queued, the invitation
 * goes again and the request fails, so that none exists that nobody hears of.
 */
export function mailInvitation({ database: { sql }, mailer, appUrl }: InvitationMailServices): AfterCreate {
  return async ({ invitation, inviter, organization }) => {
    const { id, email, role } = invitation;
    const expiresAt = new Date(invitation.expiresAt);
    try {
      await mailer.enqueue({
        template: 'organization-invitation',
        to: email,
        language: await languageOf(email),
        props: {
          organization: organization.name,
          inviter: { name: inviter.name, email: inviter.email },
          name: typeof invitation.name === 'string' ? invitation.name : null,
          role: organizationRoleOf(role),
          expiresAt: expiresAt.toISOString(),
          link: `${appUrl}/invitation/${encodeURIComponent(id)}`,
        },
        usefulFor: Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 1000)),
      });
    } catch (error) {
      await sql`delete from invitations where id = ${id} and status = 'pending'`;
      throw error;
    }
  };

  async function languageOf(email: string): Promise<Language> {
    const [user] = await sql<{ language: string | null }[]>`
      select language from users where lower(email) = ${email}`;
    return isLanguage(user?.language) ? user.language : inviterLanguage.get();
  }
}
