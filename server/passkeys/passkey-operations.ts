import { and, desc, eq } from 'drizzle-orm';
import { passkeys as contract, mostPasskeys } from '#contract/passkeys/passkeys.ts';
import { codeMinutes } from '#contract/sign-in-code.ts';
import { implementOperations } from '../api/operation.ts';
import { requireOwner } from '../api/require-owner.ts';
import { requirePermission } from '../api/require-permission.ts';
import { type EventActor, recordEvents } from '../audit/record-events.ts';
import { lockForAdmin } from '../auth/admin/lock-for-admin.ts';
import { requireUser } from '../auth/admin/require-user.ts';
import {
  assertionOptions,
  type Ceremony,
  creationOptions,
  verifyAssertion,
  verifyCreation,
} from '../auth/passkeys/ceremonies.ts';
import { passkeys } from '../auth/passkeys/tables.ts';
import { ApiError } from '../config/api-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { toJson } from '../database/rows.ts';
import { users } from '../database/tables/users.ts';
import { ipRules } from '../limits/limits.ts';

const operation = implementOperations(contract);

const { id, name, synced, createdAt, lastUsedAt } = passkeys;
const shown = { id, name, synced, createdAt, lastUsedAt };

/** The passkeys of a user, the newest first, without their keys. */
export async function readPasskeys({ db }: Pick<Database, 'db'>, userId: string) {
  const rows = await db
    .select(shown)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(createdAt), id);
  return { readAt: new Date().toISOString(), items: rows.map(toJson) };
}

export const list = operation.list
  .use(requireOwner)
  .handler(({ context: { database, currentUser } }) => readPasskeys(database, currentUser.id));

export const requestCode = operation.requestCode.use(requireOwner).handler(async ({ context }) => {
  const { accountCodes, database, mailer, network, currentUser, sessionId } = context;
  const { id: userId, email } = currentUser;
  await requireRoom(database.db, userId);
  const language = (await context.storedLanguage()) ?? context.language;
  const { resendAt } = await accountCodes.issue(
    { purpose: 'passkey', userId, sessionId },
    { count: 1, userId, email, network },
    async (tx, [code = '']) => {
      const props = { code, minutes: codeMinutes };
      const usefulFor = codeMinutes * 60;
      await mailer.enqueue({ template: 'passkey-code', to: email, language, props, usefulFor }, tx);
    },
  );
  return { resendAt: resendAt.toISOString() };
});

export const createOptions = operation.createOptions
  .use(requireOwner)
  .handler(async ({ context, input: { code } }) => {
    const { accountCodes, network, currentUser, sessionId } = context;
    const owner = { purpose: 'passkey', userId: currentUser.id, sessionId } as const;
    const known = await accountCodes.redeem(owner, { network, codes: [code] }, (tx) =>
      knownTo(tx, currentUser.id),
    );
    return { ...(await creationOptions(ceremonyOf(context, 'creation'), currentUser, known)) };
  });

/** The user is locked: of two passkeys at once the second counts the first. */
export const create = operation.create
  .use(requireOwner)
  .handler(async ({ context, input: { name, credential } }) => {
    const { database, mailer, currentUser } = context;
    const { id: userId, email } = currentUser;
    const language = (await context.storedLanguage()) ?? context.language;
    return await database.db.transaction(async (tx) => {
      const isSelf = eq(users.id, userId);
      const [self] = await tx.select({ id: users.id }).from(users).where(isSelf).for('update');
      if (!self) throw new ApiError(401, 'UNAUTHORIZED');
      await requireRoom(tx, userId);
      const made = await verifyCreation(tx, ceremonyOf(context, 'creation'), credential);
      const row = { ...made, name, userId };
      const [added] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning(shown);
      if (!added) throw new ApiError(409, 'PASSKEY_ALREADY_ADDED');
      await recordChange(tx, currentUser, userId, 'added');
      await mailer.enqueue({ template: 'passkey-added', to: email, language, props: { name } }, tx);
      return toJson(added);
    });
  });

export const rename = operation.rename
  .use(requireOwner)
  .handler(({ context: { database, currentUser }, input: { id, name } }) =>
    database.db.transaction(async (tx) => {
      const own = oneOf(currentUser.id, id);
      const [before] = await tx.select(shown).from(passkeys).where(own).for('update');
      if (!before) throw new ApiError(404, 'NOT_FOUND');
      if (before.name === name) return toJson(before);
      const [renamed] = await tx.update(passkeys).set({ name }).where(own).returning(shown);
      if (!renamed) throw new Error('the locked passkey is gone');
      await recordChange(tx, currentUser, currentUser.id, 'renamed');
      return toJson(renamed);
    }),
  );

export const remove = operation.remove
  .use(requireOwner)
  .handler(({ context: { database, currentUser }, input: { id } }) =>
    database.db.transaction((tx) => removePasskey(tx, currentUser, currentUser.id, id)),
  );

export const confirmOptions = operation.confirmOptions
  .use(requireOwner)
  .handler(async ({ context, input: { purpose } }) => {
    const known = await knownTo(context.database.db, context.currentUser.id);
    return { ...(await assertionOptions(ceremonyOf(context, purpose), known)) };
  });

/** A passkey stands in for the mailbox: its user gets the code that would have been sent there. */
export const confirm = operation.confirm
  .use(requireOwner)
  .handler(async ({ context, input: { purpose, credential } }) => {
    const { accountCodes, database, environment, limiter, network, currentUser, sessionId } = context;
    await limiter.consume(ipRules(environment.mode).codeTries, network);
    const userId = currentUser.id;
    const code = await database.db.transaction(async (tx) => {
      await verifyAssertion(tx, ceremonyOf(context, purpose), credential, userId);
      return await accountCodes.replace({ purpose, userId, sessionId }, tx);
    });
    return { code };
  });

/** Sets the cookie of the browser; see server/auth/passkeys/passkeys-plugin.ts. */
export const signInOptions = operation.signInOptions.handler(async ({ context }) => ({
  ...(await context.callAuth((api, headers) => api.passkeySignInOptions({ headers, returnHeaders: true }))),
}));

/** Sets the cookie of the session. Counts with the codes that are tried from a network. */
export const signIn = operation.signIn.handler(async ({ context, input: body }) => {
  await context.limiter.consume(ipRules(context.environment.mode).codeTries, context.network);
  return await context.callAuth((api, headers) => api.signInPasskey({ headers, body, returnHeaders: true }));
});

export const ofUser = operation.ofUser
  .use(requirePermission({ user: ['get'] }))
  .handler(async ({ context: { database }, input: { userId } }) => {
    await requireUser(database, userId);
    return await readPasskeys(database, userId);
  });

export const removeOfUser = operation.removeOfUser
  .use(requirePermission({ user: ['update'] }))
  .handler(({ context, input: { userId, id } }) =>
    context.database.db.transaction(async (tx) => {
      await lockForAdmin(tx, context, userId, { user: ['update'] });
      return await removePasskey(tx, context.currentUser, userId, id);
    }),
  );

/** A passkey of that user and no other's, so that a mistaken address changes nothing. */
function oneOf(userId: string, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId));
}

async function removePasskey(tx: Transaction, actor: EventActor, userId: string, id: string) {
  const removed = await tx.delete(passkeys).where(oneOf(userId, id)).returning({ id: passkeys.id });
  if (removed.length > 0) await recordChange(tx, actor, userId, 'removed');
  return { count: removed.length };
}

function recordChange(
  tx: Transaction,
  actor: EventActor,
  subjectId: string,
  change: 'added' | 'renamed' | 'removed',
) {
  return recordEvents(tx, [{ actor, action: `user.passkey-${change}`, subjectId }]);
}

function ceremonyOf(
  { environment, sessionId }: { environment: Ceremony['environment']; sessionId: string },
  purpose: string,
): Ceremony {
  return { environment, binding: [purpose, sessionId] };
}

function knownTo(db: Pick<Database['db'], 'select'>, userId: string) {
  return db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId));
}

/** @throws {ApiError} TOO_MANY_PASSKEYS */
async function requireRoom(db: Pick<Database['db'], '$count'>, userId: string): Promise<void> {
  const count = await db.$count(passkeys, eq(passkeys.userId, userId));
  if (count >= mostPasskeys) throw new ApiError(400, 'TOO_MANY_PASSKEYS');
}
