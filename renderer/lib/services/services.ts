import type { i18n } from 'i18next';
import { createContext as createReactContext, useContext } from 'react';
import { createContext as createRouterContext, type Location, type To } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import type { SignIn } from '#contract/sign-in-steps.ts';
import type { LoadOnce } from '../load-once.ts';
import type { ApiServices } from './api-services.ts';
import type { InitStore } from './init-store.ts';

/** Services for loaders, actions and components; one set per browser tab or per request on the server. */
export interface Services {
  init: InitStore;
  /** `Init` of a visitor without a session, for the page of a failure. */
  anonymousInit?: Init;
  data: LoadOnce<ApiServices>;
  i18n: i18n;
  signIn: SignIn;
  /** Loads the module and the data of a page that the user is likely to open next. */
  prefetch(to: To): void;
  /** Returns the location that the user navigated to last, even while its page is loading. In a browser only. */
  latestLocation(): Location;
}

/** Gives the services to loaders, actions and middleware. */
export const servicesContext = createRouterContext<Services>();

/** Gives the services to components. */
export const ServicesContext = createReactContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs ServicesContext above it');
  return services;
}
