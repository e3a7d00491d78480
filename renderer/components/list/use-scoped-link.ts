import { useSearchParams } from 'react-router';

/** The address of a page that adds to a list: to the organization to which the list is narrowed. */
export function useScopedLink(path: string): string {
  const scope = useSearchParams()[0].get('scope');
  return scope ? `${path}?${new URLSearchParams({ scope })}` : path;
}
