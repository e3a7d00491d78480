import SwaggerUI, {
  type List,
  type Plugin,
  type State,
  type System,
} from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import './reference.css';
import './operation.css';
import './schema.css';
import { describeAccess } from './access-parts.ts';
import { type ApiDocument, matchesTerm, takesKeys } from './api-document.ts';
import { type FrameWords, translateFrame } from './frame-words.ts';

/** A reference on the page. */
export interface ShownReference {
  filter(term: string): void;
  /** @param key for requests that are sent from here */
  signWith(key: string): void;
}

/** Shows the operations of a document in an element, in our own style sheets alone. */
export function showReference(
  domNode: HTMLElement,
  document: ApiDocument,
  words: FrameWords,
): ShownReference {
  let apiKey = '';
  const { layoutActions } = SwaggerUI({
    domNode,
    spec: document,
    layout: 'Reference',
    plugins: [(system) => referencePlugin(system, document, words)],
    deepLinking: true,
    docExpansion: 'list',
    // What somebody tries here changes the data of the installation: with a key alone, never with the session.
    supportedSubmitMethods: takesKeys(document) ? ['get', 'put', 'post', 'delete', 'patch'] : [],
    requestInterceptor: (request) => {
      request.credentials = 'omit';
      if (apiKey) request.headers.Authorization = `Bearer ${apiKey}`;
      return request;
    },
    // Its colors have too little contrast.
    syntaxHighlight: { activated: false },
    validatorUrl: null,
  });
  return {
    filter: (term) => layoutActions.updateFilter(term),
    signWith(key) {
      apiKey = key;
    },
  };
}

function referencePlugin({ React }: System, document: ApiDocument, words: FrameWords): Plugin {
  translateFrame(React, words);
  const { createElement } = React;
  const access = describeAccess(React, document, words);
  return {
    components: {
      // The layout of its own has a main element, a heading of the first level and a choice of servers.
      Reference: ({ getComponent, specSelectors }) => {
        const info = specSelectors.info();
        return createElement(
          'div',
          { className: 'swagger-ui' },
          createElement(getComponent('SvgAssets')),
          createElement('h2', null, String(info.get('title'))),
          createElement(getComponent('Markdown', true), { source: String(info.get('description')) }),
          createElement(getComponent('operations', true)),
        );
      },
      // A link inside a button is reached by no screen reader.
      DeepLink: ({ text }) => createElement('span', null, text),
      authorizeOperationBtn: () => null,
      // Stands at the end of each row, and is empty otherwise.
      JumpToPath({ path }) {
        return path?.size === 3 ? access.label(String(path.get(1)), String(path.get(2))) : null;
      },
    },
    wrapComponents: {
      parameters: (Original) => (props) =>
        createElement('div', null, access.note(...props.pathMethod), createElement(Original, props)),
      // Each table of answers would be a landmark without a name.
      responses: (Original) => (props) =>
        createElement(
          'div',
          {
            ref: (place: HTMLElement | null) =>
              place?.querySelector('[role=region]')?.removeAttribute('role'),
          },
          createElement(Original, props),
        ),
    },
    statePlugins: {
      spec: {
        wrapSelectors: {
          allowTryItOutFor: () => (_state, path, method) => access.canTry(path, method),
        },
      },
    },
    fn: { opsFilter: filterOperations },
  };
}

/** Its own filter looks at the path and the heading alone. */
function filterOperations(groups: List<State>, term: string): List<State> {
  return groups
    .map((group) => {
      const operations = (group.get('operations') as List<State>).filter((place) => {
        const words = (name: string) => place.getIn(['operation', name]) as string | undefined;
        const [method, path] = [String(place.get('method')), String(place.get('path'))];
        return matchesTerm(term, method, path, {
          summary: words('summary'),
          operationId: words('operationId'),
        });
      });
      return group.set('operations', operations);
    })
    .filter((group) => (group.get('operations') as List<State>).size > 0);
}
