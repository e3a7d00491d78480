import { useSyncExternalStore } from 'react';
import type { Init } from '#contract/api/init.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import type { Language } from '#contract/facts/languages.ts';
import { defaultSidebar, defaultSingleKeys } from '#contract/preferences.ts';
import { useServices } from './services.ts';

/**
 * Returns what the root route loaded. Where that failed, on an error page, the user counts as anonymous until
 * the server answers.
 */
export function useInit(): Init {
  const { init, anonymousInit, i18n } = useServices();
  const known = useSyncExternalStore(init.subscribe, init.get, init.get);
  return known ?? { ...(anonymousInit ?? nobody()), language: i18n.language as Language };
}

const nobody = (): Omit<Init, 'language'> => ({
  currentUser: null,
  grants: {},
  tenantGrants: {},
  otherTenantGrants: {},
  activeOrganizationId: null,
  theme: appFacts().defaultTheme,
  sidebar: defaultSidebar,
  timeZone: null,
  singleKeys: defaultSingleKeys,
  listViews: '',
  banner: null,
  demo: false,
  apiDocumentation: false,
  localMode: false,
  mailCaught: false,
  signUp: 'closed',
  webAuthn: false,
  providers: [],
  providerOrigins: [],
});
