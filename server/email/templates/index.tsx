import { defineApp } from '#contract/facts/define-app.ts';
import type { Language } from '#contract/facts/languages.ts';
import { app } from '#contract/features/app.ts';
import type { MailProps, MailTemplate, MailTemplates } from '../mail-templates.ts';
import {
  accountDeleted,
  deletionCode,
  emailChangeCode,
  emailChanged,
  emailChangeTaken,
  emailChangeWarning,
  userInvitation,
} from './account-mails.tsx';
import { organizationInvitation } from './organization-invitation.tsx';
import { passkeysMails } from './passkeys-mails.tsx';
import { type MailParts, renderParts } from './render-mail.tsx';
import { signInCode } from './sign-in-code.tsx';

// In development Vite loads this file, with a copy of its own of all that it imports.
defineApp(app);

const templates: { [T in MailTemplate]: (language: Language, props: MailProps[T]) => MailParts } = {
  'sign-in-code': signInCode,
  'user-invitation': userInvitation,
  'organization-invitation': organizationInvitation,
  'email-change-code': emailChangeCode,
  'email-change-warning': emailChangeWarning,
  'email-change-taken': emailChangeTaken,
  'email-changed': emailChanged,
  'deletion-code': deletionCode,
  'account-deleted': accountDeleted,
  ...passkeysMails,
};

/** Renders subject, HTML and text of a mail in a language. */
export const renderMail: MailTemplates['renderMail'] = (template, language, props) =>
  renderParts(templates[template](language, props));
