import { makeKey } from '../api-keys.ts';
import type { Browser } from '../browser.ts';

/** An API key of a new organization, with all permissions that its owner can give. */
export async function organizationKey(owner: Browser) {
  const acme = { name: 'Acme', slug: crypto.randomUUID() };
  const { body } = await owner.request('POST', `${owner.url}/api/organizations`, acme);
  return makeKey(owner, { organizationId: body.id });
}
