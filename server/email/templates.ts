import type { Device, GeoLocation } from '#contract/schemas/session-info.ts';
import type { OrganizationInvitationProps } from './templates/organization-invitation-props.ts';

export interface CodeProps {
  code: string;
  minutes: number;
}

declare module './mail-templates.ts' {
  /** The app's own mails. Features add those of their own, beside their templates. */
  interface MailProps {
    'sign-in-code': CodeProps & {
      /** Signs in without the code; set while unknown browsers try or request codes for this address. */
      link?: string;
      /** Whether no other mail may follow for a while; the link stays valid for as long. */
      isLast?: boolean;
      /** Origin of the request for the code, as far as known from the browser and its network. */
      askedFrom?: { device: Device; place: GeoLocation | null };
    };
    /** To a user whose account an admin has created. */
    'user-invitation': { inviter: { name: string; email: string }; link: string };
    /** To an address that is invited into an organization, whether it has an account or not. */
    'organization-invitation': OrganizationInvitationProps;
    /** To a user's future address. */
    'email-change-code': CodeProps;
    /** To a user's current address. */
    'email-change-warning': CodeProps & { newEmail: string };
    /** In place of a code, to an address that is already taken. */
    'email-change-taken': Record<string, never>;
    /** To a user's previous address. */
    'email-changed': { newEmail: string };
    'deletion-code': CodeProps;
    'account-deleted': Record<string, never>;
  }
}
