import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { notWhileImpersonating, requirePermission } from '../api/require-permission.ts';
import { recordEvents } from '../audit/record-events.ts';
import { ApiError } from '../config/api-error.ts';
import { members, organizations, teamMembers, teams } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';
import { translator } from '../http/translate.ts';
import { defineRecords } from '../records/define-records.ts';
import { updateRecord } from '../records/update-record.ts';
import { changeInOrganization } from './change-in-organization.ts';
import { chooseOrganization } from './choose-organization.ts';
import { operation } from './operation.ts';
import { organizationLimits } from './organization-limits.ts';
import { requireInOrganization, requireMember } from './organization-scope.ts';
import { readOrganizationDetail, readOwnOrganizations } from './read-organizations.ts';

const used = 'organizations:validation.slug.used';

/** Creating and deleting differ from other records: an organization begins with an owner and a team. */
const organizationRecords = defineRecords({
  kind: 'organization',
  table: organizations,
  name: organizations.name,
  usedMessages: { organizations_slug_unique: used, organizations_slug_folded_unique: used },
  notFound: 'ORGANIZATION_NOT_FOUND',
});

export const createOrganization = operation.create
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(async ({ context, input: { name, slug } }) => {
    const { database, currentUser, language } = context;
    const id = randomUUID();
    const teamId = randomUUID();
    await database.db.transaction(async (tx) => {
      const own = eq(users.id, currentUser.id);
      // Of several that one person creates at once each counts the others.
      await tx.select({ id: users.id }).from(users).where(own).for('no key update');
      const held = await tx.$count(members, eq(members.userId, currentUser.id));
      if (held >= organizationLimits.organizationsPerPerson)
        throw new ApiError(403, 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS');
      await tx.insert(organizations).values({ id, name, slug });
      const owner = { organizationId: id, userId: currentUser.id, role: 'owner' };
      await tx.insert(members).values({ id: randomUUID(), ...owner });
      const firstTeam = translator(language)('organizations-teams:first');
      await tx.insert(teams).values({ id: teamId, name: firstTeam, organizationId: id });
      await tx.insert(teamMembers).values({ id: randomUUID(), teamId, userId: currentUser.id });
      await chooseOrganization(tx, context, id);
      const event = { actor: currentUser, action: 'organization.created', subjectId: id } as const;
      await recordEvents(tx, [event]);
    });
    return readOrganizationDetail(database, await requireMember(context, id));
  });

export const changeSettings = operation.changeSettings
  .use(requirePermission({ organization: ['use'] }))
  .use(notWhileImpersonating)
  .handler(({ context, input }) =>
    changeInOrganization(context, { organizationId: input.id }, async (tx, scope) => {
      requireInOrganization(scope, 'organization update');
      const current = () => readOrganizationDetail({ db: tx }, scope);
      const writer = { ...context, database: { ...context.database, db: tx } };
      await updateRecord(writer, organizationRecords, input, { current });
      // Its event is that of every record.
      return { result: await current(), events: [] };
    }),
  );

export const setActiveOrganization = operation.setActive
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id } }) => {
    if (id !== null) await requireMember(context, id);
    await context.database.db.transaction((tx) => chooseOrganization(tx, context, id));
    return readOwnOrganizations(context, context.currentUser.id, id);
  });
