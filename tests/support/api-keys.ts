import { keyPermissions } from '#contract/api-keys/key-permissions.ts';
import { Browser } from './browser.ts';

interface KeyFields {
  permissions?: readonly string[];
  organizationId?: string | null;
  days?: 30 | null;
}

/** Makes a key; by default one of the installation, with all that its owner can give. */
export async function makeKey(owner: Browser, fields: KeyFields = {}) {
  const url = `${owner.url}/api/account/api-keys`;
  const { organizationId = null, days = 30 } = fields;
  const { places } = (await owner.request('GET', url)).body;
  const place = places.find(
    (one: { organizationId: string | null }) => one.organizationId === organizationId,
  );
  const permissions = fields.permissions ?? place?.permissions ?? keyPermissions();
  const { status, body } = await owner.request('POST', url, {
    name: 'Key',
    days,
    organizationId,
    permissions,
  });
  if (status !== 200) throw new Error(`no key: ${JSON.stringify(body)}`);
  return { ...(body as { id: string; token: string }), program: programWith(owner.url, body.token) };
}

/** A program that calls with a key: it has no cookies, and says of itself nothing else. */
export function programWith(url: string, token: string): Browser {
  const program = new Browser(url);
  program.headers = { authorization: `Bearer ${token}` };
  return program;
}

/** Makes a key of each owner, in an organization or none, by its name. */
export async function makeKeys(
  owners: Record<string, [Browser, string | null]>,
): Promise<Record<string, string>> {
  const keys = Object.entries(owners).map(async ([name, [owner, organizationId]]) => {
    const { token } = await makeKey(owner, { organizationId });
    return [name, token] as const;
  });
  return Object.fromEntries(await Promise.all(keys));
}

export const tablesOfKeys = ['api_keys'];
