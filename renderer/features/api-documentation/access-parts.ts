import type { System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { type ApiDocument, accessOf, takesKeys } from './api-document.ts';
import type { FrameWords } from './frame-words.ts';

/** What the reference says of the access to an operation: in its row, and at length where it is open. */
export function describeAccess({ createElement }: System['React'], document: ApiDocument, words: FrameWords) {
  const inLanguage = { lang: words.language, dir: words.direction };
  const canTryAny = takesKeys(document);

  function canTry(path: string, method: string): boolean {
    return accessOf(document, path, method).signIn !== 'session';
  }

  return {
    canTry,

    label(path: string, method: string) {
      const { signIn } = accessOf(document, path, method);
      const props = { ...inLanguage, className: 'reference-access' };
      return createElement('span', props, words.text(`accessShort.${signIn}`));
    },

    note(path: string, method: string) {
      const { signIn, permissions } = accessOf(document, path, method);
      const codes = permissions.flatMap((name) => [' ', createElement('code', { key: name }, name)]);
      const forKeys = permissions.length > 0 ? 'access.permissions' : 'access.permissionsByRequest';
      const tryKeys = { none: 'withoutKey', session: 'refused', sessionOrKey: 'withKey' } as const;
      return createElement(
        'div',
        { ...inLanguage, className: 'reference-note' },
        createElement('p', null, words.text(`access.${signIn}`)),
        signIn === 'sessionOrKey' && createElement('p', null, words.text(forKeys), ...codes),
        canTryAny && createElement('p', null, words.text(`tryItOut.${tryKeys[signIn]}`)),
      );
    },
  };
}
