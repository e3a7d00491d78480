import { type CurrentUser, type Init, init } from '#contract/api/init.ts';
import { grantsOf, hasPermission } from '#contract/facts/permissions.ts';
import { joinGrants, tenantGrantsFor, tenantGrantsOf } from '#contract/facts/tenant-roles.ts';
import type { ApiContext } from '../api/api-context.ts';
import type { CallerSession } from '../api/caller-session.ts';
import { implementOperations } from '../api/operation.ts';
import { isWebAuthnOrigin } from '../auth/is-web-authn-origin.ts';
import { configuredProviders } from '../auth/providers/social-options.ts';
import { mailDelivery } from '../email/mailer.ts';

/** Its language is the one that a page would come in now, whatever language the call is made in. */
export const readInit = implementOperations({ init }).init.handler(async ({ context }) => {
  const currentUser = await context.findCurrentUser();
  const answer = initFor({ ...context, language: await context.pageLanguage() }, currentUser);
  const found = await context.session();
  return found ? { ...answer, ...grantsIn(found) } : answer;
});

/** The active organization of a user, and the actions on what belongs to organizations there and in all other scopes. */
function grantsIn({
  user: { roles },
  session: { activeOrganizationId, activeRole },
  otherRoles,
  hasOrganizations,
}: CallerSession): Pick<Init, 'activeOrganizationId' | 'tenantGrants' | 'otherTenantGrants'> {
  // The roles in the installation count there, and of managers in every organization.
  const isManager = hasPermission(roles, { apps: ['manager'] });
  const counts = activeRole !== null || (isManager && hasOrganizations);
  return {
    activeOrganizationId,
    tenantGrants: tenantGrantsFor(roles, activeRole ?? undefined),
    otherTenantGrants: joinGrants([...otherRoles.map(tenantGrantsOf), ...(counts ? [grantsOf(roles)] : [])]),
  };
}

/** How the product is configured, to this currentUser. */
export function initFor(context: ApiContext, currentUser: CurrentUser | null): Init {
  const { environment, language, theme } = context;
  return {
    currentUser,
    grants: currentUser ? grantsOf(currentUser.roles) : {},
    tenantGrants: {},
    otherTenantGrants: {},
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
    webAuthn: isWebAuthnOrigin(environment.appUrl),
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
