import type { Language } from '#contract/languages.ts';
import type { Device, GeoLocation } from '#contract/schemas/session-info.ts';

export interface CodeProps {
  code: string;
  /** How long the code is valid. */
  minutes: number;
}

/** What each mail template needs. */
export interface MailProps {
  'sign-in-code': CodeProps & {
    /** Signs in without the code; there while unknown browsers try codes, or ask for them, at this address. */
    link?: string;
    /** No other mail may follow for a while; the link stays valid as long. */
    isLast?: boolean;
    /** Who asked for the code, as far as the browser and its network tell. */
    askedFrom?: { device: Device; place: GeoLocation | null };
  };
  /** To somebody for whom an admin has made an account. */
  'user-invitation': { inviter: { name: string; email: string }; link: string };
  /** To the address that is to become somebody's. */
  'email-change-code': CodeProps;
  /** To the address that somebody has now. */
  'email-change-warning': CodeProps & { newEmail: string };
  /** In place of a code, to an address that somebody else has already. */
  'email-change-taken': Record<string, never>;
  /** To the address that was somebody's until now. */
  'email-changed': { newEmail: string };
  'deletion-code': CodeProps;
  'account-deleted': Record<string, never>;
}

export type MailTemplate = keyof MailProps;

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The picture that `html` shows as `cid:mark`, as a data address. */
  mark: string;
}

/**
 * The rendering of mails. Templates are React components, which Node cannot run as they stand: production has
 * them in its bundle, development takes them through Vite, tests the module itself.
 */
export interface MailTemplates {
  renderMail<T extends MailTemplate>(
    template: T,
    language: Language,
    props: MailProps[T],
  ): Promise<RenderedMail>;
}
