import { and, asc, desc, eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import { apiKeys as contract, mostApiKeys } from '#contract/api-keys/api-keys.ts';
import { keyPermissions, namesOf } from '#contract/api-keys/key-permissions.ts';
import { grantsOf } from '#contract/facts/permissions.ts';
import { organizationRoleOf, tenantGrantsOf } from '#contract/facts/tenant-roles.ts';
import { implementOperations } from '../api/operation.ts';
import { requireOwner } from '../api/require-owner.ts';
import { notAllowed, requirePermission } from '../api/require-permission.ts';
import { type EventActor, recordEvents } from '../audit/record-events.ts';
import { lockForAdmin } from '../auth/admin/lock-for-admin.ts';
import { requireUser } from '../auth/admin/require-user.ts';
import { ApiError } from '../config/api-error.ts';
import { isBrokenReference } from '../database/broken-constraint.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import { members, organizations } from '../database/tables/tenants.ts';
import { users } from '../database/tables/users.ts';
import { makeKey } from './authenticate-keys.ts';
import { apiKeys } from './tables.ts';

const operation = implementOperations(contract);

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  organizationId: apiKeys.organizationId,
  organization: organizations.name,
  permissions: apiKeys.permissions,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
};

/** The keys of a user, without what would let somebody use them. */
export async function readApiKeys({ db }: Pick<Database, 'db'>, userId: string) {
  const rows = await db
    .select(shown)
    .from(apiKeys)
    .leftJoin(organizations, eq(organizations.id, apiKeys.organizationId))
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
  return { readAt: new Date().toISOString(), items: rows.map(toJson) };
}

/** Reads the places in which a user can make keys work, with all that the own roles grant there. */
async function readPlaces(db: Pick<Database['db'], 'select'>, { id, roles }: CurrentUser) {
  const joined = await db
    .select({ organizationId: organizations.id, organization: organizations.name, role: members.role })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(eq(members.userId, id))
    .orderBy(asc(organizations.sortName), organizations.id);
  const places = [
    { organizationId: null, organization: null, grants: grantsOf(roles) },
    ...joined.map(({ role, ...place }) => ({ ...place, grants: tenantGrantsOf(organizationRoleOf(role)) })),
  ];
  return places
    .map(({ grants, ...place }) => {
      const held = namesOf(grants);
      return { ...place, permissions: keyPermissions().filter((name) => held.includes(name)) };
    })
    .filter(({ permissions }) => permissions.length > 0);
}

export const list = operation.list
  .use(requireOwner)
  .handler(async ({ context: { database, currentUser } }) => ({
    ...(await readApiKeys(database, currentUser.id)),
    places: await readPlaces(database.db, currentUser),
  }));

export const create = operation.create
  .use(requireOwner)
  .handler(({ context: { database, currentUser }, input: { days, permissions, organizationId, name } }) => {
    const made = database.db.transaction(async (tx) => {
      // Of two keys that are made at once each counts the other.
      const isSelf = eq(users.id, currentUser.id);
      const [self] = await tx.select({ id: users.id }).from(users).where(isSelf).for('no key update');
      if (!self) throw new ApiError(401, 'UNAUTHORIZED');
      const count = await tx.$count(apiKeys, eq(apiKeys.userId, currentUser.id));
      if (count >= mostApiKeys) throw new ApiError(403, 'API_KEY_LIMIT_REACHED');
      const places = await readPlaces(tx, currentUser);
      const place = places.find((one) => one.organizationId === organizationId);
      const missing = permissions.filter((permission) => !place?.permissions.includes(permission));
      if (missing.length > 0) throw notAllowed(missing);
      const { token, ...stored } = makeKey();
      const values = { userId: currentUser.id, organizationId, name, permissions: [...new Set(permissions)] };
      const expiresAt = days === null ? null : new Date(Date.now() + days * 24 * 3600 * 1000);
      const [key] = await tx
        .insert(apiKeys)
        .values({ ...values, ...stored, expiresAt })
        .returning();
      if (!key) throw new Error('the inserted key did not come back');
      const data = { userId: currentUser.id, organizationId, permissions: key.permissions };
      const event = { actor: currentUser, action: 'api-key.created', organizationId, data } as const;
      await recordEvents(tx, [{ ...event, subjectId: key.id }]);
      return { id: key.id, token };
    });
    return made.catch((error: unknown) => {
      // The membership has ended since it was read.
      throw isBrokenReference(error) ? notAllowed(permissions) : error;
    });
  });

export const revoke = operation.revoke
  .use(requireOwner)
  .handler(({ context: { database, currentUser }, input: { id } }) =>
    database.db.transaction((tx) => deleteKey(tx, currentUser, currentUser.id, id)),
  );

export const ofUser = operation.ofUser
  .use(requirePermission({ session: ['list'] }))
  .handler(async ({ context: { database }, input: { id } }) => {
    await requireUser(database, id);
    return await readApiKeys(database, id);
  });

export const revokeOfUser = operation.revokeOfUser
  .use(requirePermission({ session: ['revoke'] }))
  .handler(({ context, input: { id, keyId } }) =>
    context.database.db.transaction(async (tx) => {
      await lockForAdmin(tx, context, id, { session: ['revoke'] });
      return await deleteKey(tx, context.currentUser, id, keyId);
    }),
  );

/** Deletes a key of that user and no other's: the next request with it does not find it. */
async function deleteKey(tx: Transaction, actor: EventActor, userId: string, id: string) {
  const isIts = and(eq(apiKeys.id, id), eq(apiKeys.userId, userId));
  const [gone] = await tx.delete(apiKeys).where(isIts).returning();
  if (!gone) return { count: 0 };
  const data = { userId, name: gone.name };
  const event = { action: 'api-key.revoked', organizationId: gone.organizationId, data } as const;
  await recordEvents(tx, [{ actor, subjectId: id, ...event }]);
  return { count: 1 };
}
