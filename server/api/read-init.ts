import type { CurrentUser, Init } from '#contract/api/init.ts';
import { grantsOf, hasPermission } from '#contract/permissions.ts';
import { tenantGrantsFor } from '#contract/tenant-permissions.ts';
import { configuredProviders } from '../auth/providers/social-options.ts';
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
    tenantGrants: currentUser ? tenantGrantsFor(currentUser.roles, active?.role) : {},
  };
});

/** How the product is configured, to this currentUser. */
export function initFor(context: ApiContext, currentUser: CurrentUser | null): Init {
  const { environment, language, theme } = context;
  return {
    currentUser,
    grants: currentUser ? grantsOf(currentUser.roles) : {},
    tenantGrants: {},
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
