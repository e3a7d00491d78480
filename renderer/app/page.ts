import type { ComponentType } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
} from 'react-router';
import { type Services, servicesContext } from '../lib/services.ts';

interface PageDefinition {
  /** Relative path; left out for the index of its parent. */
  path?: string;
  /** Key of the page's title; layouts have none. */
  title?: string;
  /** Translations that the page needs beyond those of every page. */
  namespaces?: readonly string[];
  /** Path of the module in the repository, so that the server can preload it. */
  module: string;
  component: () => Promise<ComponentType>;
  middleware?: MiddlewareFunction[];
  loader?: (services: Services, args: LoaderFunctionArgs) => Promise<unknown>;
  /** Loaded when a form is sent: rules and their library stay out of the first load. */
  action?: () => Promise<PageAction>;
  children?: RouteObject[];
}

/** Answers a form of the page. */
export type PageAction = (services: Services, args: ActionFunctionArgs) => Promise<unknown>;

/** What the frame reads from a matched route. */
export interface PageHandle {
  title?: string;
  namespaces: readonly string[];
  module: string;
}

/** A route whose component is loaded on demand, with the data and the translations that it needs. */
export function page(definition: PageDefinition): RouteObject {
  const {
    path,
    title,
    namespaces = [],
    module,
    component,
    middleware,
    loader,
    action,
    children,
  } = definition;
  const handle: PageHandle = { title, namespaces, module };
  const common = {
    handle,
    middleware,
    lazy: { Component: component, ...(action && { action: () => lazyAction(action) }) },
    loader: async (args: LoaderFunctionArgs) => {
      const services = args.context.get(servicesContext);
      const [result] = await Promise.all([
        loader?.(services, args),
        services.i18n.loadNamespaces([...namespaces]),
      ]);
      return result ?? null;
    },
  };
  if (path === undefined && !children) return { ...common, index: true };
  return { ...common, path, children };
}

/** A route that only receives forms; who opens it is sent to /login. */
export function formTarget(path: string, action: () => Promise<PageAction>): RouteObject {
  return { path, loader: () => redirect('/login'), lazy: { action: () => lazyAction(action) } };
}

/** An action that is loaded when it is needed, given the services of its request. */
async function lazyAction(load: () => Promise<PageAction>) {
  const action = await load();
  return (args: ActionFunctionArgs) => action(args.context.get(servicesContext), args);
}
