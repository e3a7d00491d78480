import type { Init, Visitor } from '#contract/api/init.ts';
import { grantsOf, hasPermission } from '#contract/permissions.ts';
import { configuredProviders } from '../auth/providers/configured-providers.ts';
import { mailDelivery } from '../email/mailer.ts';
import type { ApiContext } from './api-context.ts';
import { operation } from './operation.ts';

/** Its language is the one that a page would come in now, whatever language the call is made in. */
export const readInit = operation.init.handler(async ({ context }) =>
  initFor({ ...context, language: await context.pageLanguage() }, await context.visitor()),
);

/** How the product is configured, to this visitor. */
export function initFor(context: ApiContext, visitor: Visitor | null): Init {
  const { environment, language, theme } = context;
  return {
    visitor,
    grants: visitor ? grantsOf(visitor.roles) : {},
    language,
    theme,
    ...context.preferences(),
    banner: environment.banner ?? null,
    demo: environment.demo,
    apiDocumentation: mayReadDocuments(environment, visitor),
    localMode: environment.mode === 'local',
    mailCaught: mailDelivery(environment) === 'catch' && !environment.demo,
    signUp: environment.signUp,
    providers: configuredProviders(environment),
    providerOrigins: context.providerOrigins(),
  };
}

function mayReadDocuments({ apiDocumentation }: ApiContext['environment'], visitor: Visitor | null): boolean {
  if (apiDocumentation === 'admins') return hasPermission(visitor?.roles ?? [], { apps: ['manager'] });
  return apiDocumentation === 'everyone';
}
