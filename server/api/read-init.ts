import { grantsOf } from '#contract/permissions.ts';
import { configuredProviders } from '../auth/configured-providers.ts';
import { operation } from './operation.ts';

export const readInit = operation.init.handler(async ({ context }) => {
  const { environment, language, theme } = context;
  const visitor = await context.visitor();
  return {
    visitor,
    grants: visitor ? grantsOf(visitor.roles) : {},
    language,
    theme,
    ...context.preferences(),
    banner: environment.banner ?? null,
    demo: environment.demo,
    localMode: environment.mode === 'local',
    signUp: environment.signUp,
    providers: configuredProviders(environment),
    providerOrigins: context.providerOrigins(),
  };
});
