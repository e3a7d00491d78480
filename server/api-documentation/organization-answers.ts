import type { AllowedEndpoint } from '../auth/allowed-endpoints.ts';
import { extended, listOf, named, object, orNull, type Schema, text } from './schema-parts.ts';

/** What the others in an organization see of a person. */
const person = object({ id: text, name: text, email: text, image: { type: ['string', 'null'] } });

/** Schemas of organizations for which better-auth has no name, made of those that it has. */
export function organizationSchemas(given: Record<string, Schema>): Record<string, Schema> {
  const { Organization = {}, Member = {} } = given;
  // The database keeps it as a text, which is how all others answer it.
  const metadata: Schema = { type: 'object', description: 'As it was sent.', additionalProperties: true };
  const written = { ...Organization, properties: { ...Organization.properties, metadata } };
  return {
    WrittenOrganization: written,
    NewOrganization: extended(written, { members: listOf(named('Member')) }),
    MemberWithPerson: extended(Member, { user: person }),
  };
}

/** What really comes from endpoints of organizations about which better-auth's own description is wrong or silent. */
export const organizationAnswers: Partial<Record<AllowedEndpoint, Schema>> = {
  createOrganization: named('NewOrganization'),
  updateOrganization: named('WrittenOrganization'),
  deleteOrganization: named('Organization'),
  setActiveOrganization: orNull(named('Organization')),

  // By an address it comes with the person, by an id without.
  removeMember: object({ member: { anyOf: [named('MemberWithPerson'), named('Member')] } }),
  updateMemberRole: named('Member'),
  leaveOrganization: named('MemberWithPerson'),

  createInvitation: named('Invitation'),
  acceptInvitation: object({ invitation: named('Invitation'), member: named('Member') }),
  rejectInvitation: object({ invitation: named('Invitation'), member: { type: 'null' } }),
  cancelInvitation: named('Invitation'),
};

/** What else errors tell. */
export const organizationDetails = {
  organizations: {
    ...listOf(object({ id: text, name: text })),
    description: 'What would be left without an owner.',
  },
  activeOrganizationId: { ...orNull(text), description: 'The organization in which the session works now.' },
} satisfies Record<string, Schema>;
