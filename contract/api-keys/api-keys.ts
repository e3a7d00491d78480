import * as z from 'zod/mini';
import { sessionOnly } from '../schemas/oc.ts';
import { lineSchema } from '../validation/text.ts';

/** How many keys a user has at most. */
export const mostApiKeys = 20;

/** Days after which a new key can expire. */
export const apiKeyDays = [30, 90, 365] as const;

/** 'repository:read' */
const permissionSchema = z.string().check(z.maxLength(100));

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The first characters of the key, by which its owner knows it. */
  start: z.string(),
  /** The organization in which it works; null for the installation. */
  organizationId: z.nullable(z.string()),
  /** Its name. */
  organization: z.nullable(z.string()),
  permissions: z.array(permissionSchema),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.nullable(z.iso.datetime()),
});

const keyPlaceSchema = z.pick(apiKeySchema, { organizationId: true, organization: true, permissions: true });

/** At most `mostApiKeys`, the newest first. */
const apiKeysSchema = z.object({ readAt: z.iso.datetime(), items: z.array(apiKeySchema) });

export type ApiKey = z.infer<typeof apiKeySchema>;
export type KeyPlace = z.infer<typeof keyPlaceSchema>;

const tags = ['API keys'];
const idSchema = z.string().check(z.maxLength(200));

const newApiKeySchema = z.object({
  name: lineSchema(100),
  /** After how many days it expires; null for never. */
  days: z.nullable(z.literal(apiKeyDays)),
  /** The organization in which it works; null for the installation. */
  organizationId: z.nullable(idSchema),
  permissions: z.array(permissionSchema).check(z.minLength(1), z.maxLength(200)),
});

export const apiKeys = {
  list: sessionOnly
    .route({ method: 'GET', path: '/account/api-keys', tags, summary: 'Your API keys' })
    /** `places`: where the user can make keys work, with all that they can be allowed there. */
    .output(z.extend(apiKeysSchema, { places: z.array(keyPlaceSchema) })),

  /** The key itself, `token`, is told here and never again. */
  create: sessionOnly
    .route({ method: 'POST', path: '/account/api-keys', tags, summary: 'Make an API key' })
    .input(newApiKeySchema)
    .output(z.object({ id: z.string(), token: z.string() })),

  /** One that is gone already is no mistake. */
  revoke: sessionOnly
    .route({ method: 'DELETE', path: '/account/api-keys/{id}', tags, summary: 'Revoke an API key' })
    .input(z.object({ id: idSchema }))
    .output(z.object({ count: z.int() })),

  ofUser: sessionOnly
    .route({ method: 'GET', path: '/users/{id}/api-keys', tags, summary: 'The API keys of a user' })
    .input(z.object({ id: idSchema }))
    .output(apiKeysSchema),

  revokeOfUser: sessionOnly
    .route({
      method: 'DELETE',
      path: '/users/{id}/api-keys/{keyId}',
      tags,
      summary: 'Revoke an API key of a user',
    })
    .input(z.object({ id: idSchema, keyId: idSchema }))
    .output(z.object({ count: z.int() })),
};
