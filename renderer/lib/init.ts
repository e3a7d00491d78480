import { useQuery } from '@tanstack/react-query';
import type { Init } from '#contract/api/init.ts';
import type { Language } from '#contract/languages.ts';
import { defaultSidebar } from '#contract/preferences.ts';
import { defaultTheme } from '#contract/themes.ts';
import { type Services, useServices } from './services.ts';

/** Session, permissions and configuration of the visitor; loaded once by the root route. */
export function loadInit({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>): Promise<Init> {
  return queryClient.ensureQueryData(api.init.queryOptions());
}

/** Asks the server again who the visitor is, after signing in, out or changing one's own record. */
export function reloadInit({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>): Promise<Init> {
  return queryClient.fetchQuery({ ...api.init.queryOptions(), staleTime: 0 });
}

/**
 * What the root route loaded. Where that failed, on an error page, the visitor counts as nobody until the server
 * answers.
 */
export function useInit(): Init {
  const { api, i18n } = useServices();
  return useQuery(api.init.queryOptions()).data ?? { ...nobody, language: i18n.language as Language };
}

const nobody: Omit<Init, 'language'> = {
  visitor: null,
  grants: {},
  theme: defaultTheme,
  sidebar: defaultSidebar,
  timeZone: null,
  banner: null,
  demo: false,
  localMode: false,
  signUp: 'closed',
  providers: [],
  providerOrigins: [],
};
