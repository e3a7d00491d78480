import { eq } from 'drizzle-orm';
import type { CurrentUser, Init } from '#contract/api/init.ts';
import { grantsOf, hasPermission } from '#contract/permissions.ts';
import {
  joinGrants,
  organizationRoleOf,
  tenantGrantsFor,
  tenantGrantsOf,
} from '#contract/tenant-permissions.ts';
import { configuredProviders } from '../auth/providers/social-options.ts';
import { members, organizations } from '../database/schema/index.ts';
import { mailDelivery } from '../email/mailer.ts';
import type { ApiContext } from './api-context.ts';
import { operation } from './operation.ts';
import { findActiveOrganization } from './require-scope.ts';

/** Its language is the one that a page would come in now, whatever language the call is made in. */
export const readInit = operation.init.handler(async ({ context }) => {
  const currentUser = await context.findCurrentUser();
  const active = await findActiveOrganization(context);
  return {
    ...initFor({ ...context, language: await context.pageLanguage() }, currentUser),
    activeOrganizationId: active?.organizationId ?? null,
    elsewhereGrants: currentUser
      ? await findElsewhereGrants(context, currentUser, active?.organizationId)
      : {},
    tenantGrants: currentUser ? tenantGrantsFor(currentUser.roles, active?.role) : {},
  };
});

/** The actions on what belongs to organizations in all places of a user but the active one. */
async function findElsewhereGrants(
  { database: { db } }: Pick<ApiContext, 'database'>,
  { id, roles }: CurrentUser,
  activeId: string | undefined,
): Promise<Init['elsewhereGrants']> {
  const own = await db
    .select({ organizationId: members.organizationId, role: members.role })
    .from(members)
    .where(eq(members.userId, id));
  const others = own.filter(({ organizationId }) => organizationId !== activeId);
  // The roles in the installation count there, and of managers in every organization.
  const isManager = hasPermission(roles, { apps: ['manager'] });
  const counts =
    activeId !== undefined ||
    (isManager && (await db.select({ id: organizations.id }).from(organizations).limit(1)).length > 0);
  return joinGrants([
    ...others.map(({ role }) => tenantGrantsOf(organizationRoleOf(role))),
    ...(counts ? [grantsOf(roles)] : []),
  ]);
}

/** How the product is configured, to this currentUser. */
export function initFor(context: ApiContext, currentUser: CurrentUser | null): Init {
  const { environment, language, theme } = context;
  return {
    currentUser,
    grants: currentUser ? grantsOf(currentUser.roles) : {},
    tenantGrants: {},
    elsewhereGrants: {},
    activeOrganizationId: null,
    language,
    theme,
    ...context.preferences(),
    banner: environment.banner ?? null,
    demo: environment.demo,
    apiDocumentation: mayReadDocuments(environment, currentUser),
    localMode: environment.mode === 'local',
    mailCaught: mailDelivery(environment) === 'catch' && !environment.demo,
    signUp: environment.signUp,
    providers: configuredProviders(environment),
    providerOrigins: context.providerOrigins(),
  };
}

function mayReadDocuments(
  { apiDocumentation }: ApiContext['environment'],
  currentUser: CurrentUser | null,
): boolean {
  if (apiDocumentation === 'admins') return hasPermission(currentUser?.roles ?? [], { apps: ['manager'] });
  return apiDocumentation === 'everyone';
}
