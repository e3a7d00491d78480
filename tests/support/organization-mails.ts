/** An invitation into an organization, as its mail names it. */
export const organizationInvitation = {
  organization: { id: 'lantern', name: 'Lantern' },
  inviter: { name: 'Amina Wanjiru', email: 'amina@mwangaza.example' },
  name: null,
  role: 'member',
  expiresAt: '2026-12-01T10:00:00.000Z',
  link: 'https://app.mwangaza.example/invitation/1',
} as const;

/** Mails of organizations, with the number of their paragraphs. */
export const organizationMails = [['organization-invitation', organizationInvitation, 5]] as const;
