import { appFacts } from './facts/define-app.ts';

/**
 * Header of every answer to a session: the id of the active organization when the request came, or empty for none. By it
 * a page notices that the organization that it shows has ended, or that another client has chosen one.
 */
export function activeOrganizationHeader(): string {
  return `${appFacts().product.slug}-organization`;
}
