import { longestInvited, parseAddresses } from '#contract/organizations/invitation-addresses.ts';
import { defineForm } from '../../../components/form/define-form.ts';
import { choiceKind, choicesKind } from '../../../components/form/field-kinds.ts';

export const inviteForm = defineForm(
  async () => (await import('#contract/organizations/invitations.ts')).inviteInputSchema,
  {
    emails: {
      write: (emails) => emails?.join('\n') ?? '',
      read: ({ text }) => parseAddresses(text).map(({ given }) => given.slice(0, longestInvited)),
    },
    role: choiceKind,
    teamIds: choicesKind,
  },
);
