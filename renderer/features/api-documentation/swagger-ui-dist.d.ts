declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { ComponentType, createElement, Ref } from 'react';

  /** A map of Immutable, as far as it is read here. */
  interface State {
    get(name: string): unknown;
    getIn(names: readonly string[]): unknown;
    set(name: string, value: unknown): State;
  }

  interface List<Item> {
    size: number;
    map<To>(change: (item: Item) => To): List<To>;
    filter(keep: (item: Item) => boolean): List<Item>;
  }

  /** What plugins and components reach. */
  interface System {
    /** Its own copy of React, in an older version than ours. */
    React: { createElement: typeof createElement };
    getComponent(name: string, connected?: boolean): ComponentType<{ source?: string }>;
    specSelectors: { info(): State };
    layoutActions: { updateFilter(term: string): void };
  }

  type Props = {
    text?: string;
    ref?: Ref<HTMLElement>;
    /** Place in the document: 'paths', path, method and so on. */
    path?: { size: number; get(index: number): unknown };
  } & System;

  /** Path and method of an operation. */
  type PathMethod = [string, string];

  interface Plugin {
    components?: Record<string, (props: Props) => unknown>;
    wrapComponents?: {
      parameters?: (
        original: ComponentType<{ pathMethod: PathMethod }>,
      ) => (props: { pathMethod: PathMethod }) => unknown;
      responses?: (original: ComponentType) => (props: object) => unknown;
    };
    statePlugins?: {
      spec: {
        wrapSelectors: Record<string, () => (state: unknown, path: string, method: string) => boolean>;
      };
    };
    fn?: { opsFilter(groups: List<State>, term: string): List<State> };
  }

  interface Request {
    credentials?: RequestCredentials;
    headers: Record<string, string>;
  }

  interface Options {
    domNode: HTMLElement;
    spec: object;
    layout: string;
    plugins: ((system: System) => Plugin)[];
    deepLinking: boolean;
    docExpansion: 'list';
    supportedSubmitMethods: string[];
    requestInterceptor(request: Request): Request;
    syntaxHighlight: { activated: boolean };
    validatorUrl: null;
  }

  export default function SwaggerUI(options: Options): System;
}
