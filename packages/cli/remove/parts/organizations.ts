// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are texts of sources
import { organizationCodes } from '../../../../contract/errors/tenant-codes.ts';
import type { Part } from '../part.ts';
import { documents } from './organizations-documents.ts';
import { example, exampleTexts } from './organizations-example.ts';
import { pages } from './organizations-pages.ts';
import { records } from './organizations-records.ts';
import { tests } from './organizations-tests.ts';

/** Organizations with members, teams and invitations, and what makes records belong to one of them. */
export const organizations: Part = {
  files: [
    'contract/organizations/',
    'contract/features/organizations.ts',
    'renderer/features/organizations/',
    'server/database/schema/organizations.ts',
    'server/organizations/',
    'tests/features/organizations.ts',
    'tests/web/organizations/',
    /^lab\/.*\/organizations(?:-screens)?\.ts$/,
    'contract/errors/organization-codes.ts',
    /^contract\/schemas\/scope(?:-pattern)?\.ts$/,
    'docs/organizations.md',
    'renderer/components/list/use-scoped-link.ts',
    'renderer/components/record/organization/',
    'renderer/components/record/scope.ts',
    'server/api-documentation/organization-answers.ts',
    'server/api-documentation/organization-data-schema.ts',
    /^scripts\/remove\/parts\/organizations(?:-[a-z]+)?\.ts$/,
    'server/api/require-scope.ts',
    'server/auth/organization/',
    'server/database/schema/tenant-table.ts',
    'server/records/deleted-in-scope.ts',
    'server/scopes/',
    /^docs\/decisions\/(?:0176|0177)-/,
    /^locales\/[^/]+\/organizations(?:-[a-z]+)?\.json$/,
    /^server\/email\/templates\/organization-invitation(?:-props)?\.tsx?$/,
    /^server\/[^/]+\/organization-[^/]+\.test\.ts$/,
    /^tests\/attacks\/organization-[a-z]+\.test\.ts$/,
    // A pattern: it goes with the desktop app, too.
    /^tests\/desktop\/invitations\.spec\.ts$/,
    'tests/support/invitation-server.ts',
    'tests/support/members.ts',
    'tests/support/organizations.ts',
    /^tests\/web\/[^/]+\/organization(?:-[a-z]+)?\.spec\.ts$/,
  ],
  properties: {
    activeOrganizationId: false,
    activeTeamId: false,
    isSoleOwner: false,
    organizationGrants: false,
    organizationId: false,
    organizationLimits: false,
    ownedAlone: false,
    scoped: false,
    tenantGrants: false,
  },
  instead: {
    AnyTable: { name: 'PgTable', from: 'drizzle-orm/pg-core' },
    findWidestScope: { name: 'findPermittedUser', from: 'server/api/require-permission.ts' },
    scopedRestorationInputSchema: { name: 'restorationInputSchema', from: 'contract/schemas/deletion.ts' },
    requireScope: { name: 'requirePermission', from: 'server/api/require-permission.ts' },
    requireScopeForIds: { name: 'requirePermission', from: 'server/api/require-permission.ts' },
    managedList: { argument: 0 },
    rowsIn: { argument: 1 },
    useScopedLink: { argument: 0 },
    tenantTable: { argument: 0 },
    wholeTable: { argument: 0 },
  },
  strings: organizationCodes,
  texts: [
    ...organizationCodes.map((code) => `errors:${code}`),
    'account:delete.organizations',
    'account:delete.ownedAlone',
    'email:organizationInvitation',
    ...exampleTexts,
    'users:reasons.SOLE_OWNER',
  ],
  migration: {
    before: [
      'DELETE FROM "deleted_records" WHERE "record" ->> \'organization_id\' IS NOT NULL;',
      'DELETE FROM "mails" WHERE "template" = \'organization-invitation\' AND "state" = \'queued\';',
      '-- With all that belongs to them: without the column nobody could tell whose it was.\nDELETE FROM "organizations";',
      'SET CONSTRAINTS ALL IMMEDIATE;',
      'DROP TRIGGER "users_delete_invitations" ON "users";',
      'DROP TRIGGER "users_lock_organizations" ON "users";',
    ],
    after: [
      'delete_received_invitations',
      'keep_invitation_answer',
      'keep_invitation_limit',
      'keep_organization_limit',
      'leave_teams',
      'lock_organizations_of_user',
      'members_keep_an_owner',
      'organizations_keep_a_member',
      'team_members_are_members',
      'teams_keep_one',
    ].map((name) => `DROP FUNCTION "${name}"();`),
  },
  edits: { ...documents, ...example, ...pages, ...records, ...tests },
};
