import { useMatches } from 'react-router';
import type { DocumentationOrigin } from './load-documentation.ts';

/** The origin of the server, as the loader of the page has found it; matches serve the title of every page already. */
export function useServerOrigin(): string {
  const page = useMatches().at(-1);
  return (page?.loaderData as DocumentationOrigin | undefined)?.origin ?? '';
}
