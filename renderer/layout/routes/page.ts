import type { ComponentType } from 'react';
import {
  type ActionFunction,
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
  replace,
  type ShouldRevalidateFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Init } from '#contract/api/init.ts';
import { rejectForm } from '../../components/form/form-error.ts';
import { readFields } from '../../components/form/form-values.ts';
import { toast } from '../../components/ui/toast.ts';
import { ApiError, failureText, pageStatus } from '../../lib/api/api-error.ts';
import { type Chunk, importChunk, loadWhenIdle } from '../../lib/chunks/chunk.ts';
import { loadNamespaces } from '../../lib/i18n/load-namespaces.ts';
import { type Services, servicesContext } from '../../lib/services/services.ts';

/** Answers a form of a page. */
type PageAction = (services: Services, args: ActionFunctionArgs) => Promise<unknown>;

export interface PageDefinition {
  /** Relative path; left out for the index of its parent. */
  path?: string;
  /** Key of the page's title, or what finds it by the search parameters; layouts have none. */
  title?: PageTitle;
  /** A page of the record that the loader names, but not the one that shows it: the form that changes it. */
  isAspect?: boolean;
  /** Translations that the page needs beyond those of every page; a function where the app's features decide. */
  namespaces?: readonly string[] | (() => readonly string[]);
  component: () => Promise<ComponentType>;
  /** Added by the build, as for a part; null where the component comes with the first files. */
  module?: string | null;
  /** Of features, which come with it. */
  parts?: readonly PagePart[];
  middleware?: MiddlewareFunction[];
  loader?: (services: Services, args: LoaderFunctionArgs) => Promise<unknown>;
  /** Loaded once the page is shown: rules and their library stay out of the first load. */
  action?: () => Promise<PageAction>;
  /** When the data is read again though the page stays; by default with every change of the address. */
  shouldRevalidate?: ShouldRevalidateFunction;
  children?: RouteObject[];
}

/** Part of a page or a layout that a feature adds. */
export interface PagePart {
  /**
   * Path in the project of the module that it is loaded from, so that the server can preload it. Nobody writes it:
   * build/add-module-paths.ts adds it beside `component` or `cards`.
   */
  module?: string;
  /** Comes with the page. */
  component?: Chunk<unknown>;
  /** Texts of its own. */
  namespaces?: readonly string[];
}

export type PageTitle = string | ((search: URLSearchParams) => string);

/** Handle of a page's route, for its title and for rendering on the server. */
export interface PageHandle {
  title?: PageTitle;
  isAspect?: boolean;
  namespaces(): readonly string[];
  modules: readonly string[];
}

/** Loader data of a page whose title has the name of its record. Pages below it have it in their title, too. */
export interface NamedRecord {
  recordName: string | undefined;
}

/** A route whose component is loaded on demand, with the data and the translations that it needs. */
export function page(definition: PageDefinition): RouteObject {
  const {
    path,
    title,
    isAspect,
    parts = [],
    middleware,
    loader,
    action,
    shouldRevalidate,
    children,
  } = definition;
  const namespaces = () => {
    const own = typeof definition.namespaces === 'function' ? definition.namespaces() : definition.namespaces;
    return [...(own ?? []), ...parts.flatMap((part) => part.namespaces ?? [])];
  };
  const handle: PageHandle = { title, isAspect, namespaces, modules: modulesOf(definition) };
  const common = {
    handle,
    middleware,
    shouldRevalidate,
    lazy: { Component: () => loadPage(definition) },
    // Without an action the router would turn a form away before the guard sees it.
    action: action ? lazyAction(action) : showPage,
    loader: async (args: LoaderFunctionArgs) => {
      const services = args.context.get(servicesContext);
      const [result] = await Promise.all([
        loader?.(services, args).catch((error) => throwRouteError(error, args)),
        loadNamespaces(services.i18n, namespaces()),
      ]);
      return result ?? null;
    },
  };
  if (path === undefined && !children) return { ...common, index: true };
  return { ...common, path, children };
}

/** @throws {Error} where the build has added none: it would be loaded late, and nobody would notice */
function modulesOf({ path = '', module, parts = [] }: PageDefinition): string[] {
  return [module, ...parts.map((part) => part.module)].flatMap((added) => {
    if (added === undefined)
      throw new Error(`/${path}: build/add-module-paths.ts finds no import() of a module`);
    return added ?? [];
  });
}

/**
 * Reads what the parts show that are allowed, so that it stands in the page from the start. A failure does not keep the
 * page from coming.
 */
export async function loadParts<Args extends unknown[]>(
  services: Services,
  parts: readonly { allowed(init: Init): boolean; load(services: Services, ...args: Args): Promise<void> }[],
  ...args: Args
): Promise<void> {
  const init = await services.init.load();
  const shown = parts.filter(({ allowed }) => allowed(init));
  await Promise.all(shown.map(({ load }) => load(services, ...args).catch(() => {})));
}

/** A route that only receives forms; who opens it is sent to /login. */
export function formTarget(path: string, action: () => Promise<PageAction>): RouteObject {
  return { path, element: null, loader: () => redirect('/login'), action: lazyActionOfButton(action) };
}

/** The page, and after it what answers its form: whoever loses the network while typing can still send it later. */
async function loadPage({ component, parts = [], action }: PageDefinition): Promise<ComponentType> {
  const [Page] = await Promise.all([importChunk(component), ...parts.map((part) => part.component?.load())]);
  // Sending the form reports a failure.
  if (action && typeof document !== 'undefined') loadWhenIdle(() => importChunk(action));
  return Page;
}

/** The form for one's name that is sent twice comes to a page that asks for it no more: the page is the answer. */
function showPage({ request }: ActionFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}

/** Rethrows an error of a loader; for a forbidden or missing record as a response with its status. */
function throwRouteError(error: unknown, { params }: LoaderFunctionArgs): never {
  const status = pageStatus(error, 'id' in params);
  if (status) throw data({ requestId: (error as ApiError).requestId }, { status });
  throw error;
}

/**
 * An action that is loaded when it is needed, given the services of its request. Where its code cannot be had, the form
 * is rejected as it is, with all that is typed in it.
 */
function lazyAction(load: () => Promise<PageAction>): ActionFunction {
  return async (args) => {
    let action: PageAction;
    try {
      action = await importChunk(load);
    } catch (error) {
      return rejectForm(error, textsOf(await args.request.formData()));
    }
    return action(args.context.get(servicesContext), args);
  };
}

/**
 * An action for forms that are on many pages and hold no text, such as the one that signs out: without a connection
 * the page stays, and a toast says why.
 */
function lazyActionOfButton(load: () => Promise<PageAction>): ActionFunction {
  return async (args) => {
    const services = args.context.get(servicesContext);
    try {
      return await (await importChunk(load))(services, args);
    } catch (error) {
      const isUnreachable = error instanceof ApiError && error.status === 0;
      if (!isUnreachable || typeof document === 'undefined') throw error;
      toast.error(failureText((key) => services.i18n.t(key as 'errors:UNKNOWN_ERROR'), error));
      const { pathname, search, hash } = location;
      return replace(pathname + search + hash);
    }
  };
}

function textsOf(form: FormData): Record<string, string> {
  return readFields(form, [...form.keys()]);
}

/** A list that is searched or sorted shows by itself what comes of it: the navigation does not wait for that. */
export function skipRevalidation({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
