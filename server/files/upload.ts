import { os } from '@orpc/server';
import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '#contract/api/init.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { hasPermission, type Permissions } from '#contract/facts/permissions.ts';
import { chunkLength, mostBytes } from '#contract/files/file-limits.ts';
import { files as contract, type Upload } from '#contract/files/files.ts';
import type { ApiContext } from '../api/api-context.ts';
import { implementOperations } from '../api/operation.ts';
import { findOnboardedUser } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import { toJson } from '../database/rows.ts';
import { users } from '../database/tables/users.ts';
import { findWidestScope } from '../scopes/require-scope.ts';
import { invalidFile, readUsedBytes } from './attach-files.ts';
import { createFileStore } from './file-store.ts';
import { removeFiles } from './remove-files.ts';
import { files } from './tables.ts';

const operation = implementOperations(contract);

const { id, kind, name, size, type, received, uploadedBy, attachedAt, createdAt } = files;
const uploadColumns = { id, name, size, type, received, uploadedAt: createdAt };

/**
 * Lets users through who may change records of the kind that the input names: anywhere, as their owner, or in the active
 * organization.
 */
const requireUploader = os.$context<ApiContext>().middleware(async ({ context, next }, input: unknown) => {
  const named = String((input as { kind?: unknown } | undefined)?.kind);
  const required = {
    [Object.hasOwn(appFacts().statements, named) ? named : 'user']: ['update'],
  } as Permissions;
  const currentUser = await findOnboardedUser(context, required);
  if (!hasPermission(currentUser.roles, required)) await findWidestScope(context, required);
  return next({ context: { currentUser } });
});

const upload = operation.upload.use(requireUploader).handler(async ({ context, input }) => {
  const uploader = context.currentUser.id;
  const content = readChunk(input.content, { received: 0, size: input.size });
  const type = await typeOf(content);
  const file = await context.database.db.transaction(async (tx) => {
    // Of two at once the second sees the space that the first takes.
    const isUploader = eq(users.id, uploader);
    const [found] = await tx.select({ id: users.id }).from(users).where(isUploader).for('no key update');
    if (!found) throw new ApiError(401, 'UNAUTHORIZED');
    if ((await readUsedBytes(tx, { uploadedBy: uploader })) + input.size > mostBytes)
      throw invalidFile('size', 'files:validation.full');
    const { kind, name, size } = input;
    const [file] = await tx
      .insert(files)
      .values({ kind, name, size, type, uploadedBy: uploader, received: 0 })
      .returning(uploadColumns);
    if (!file) throw new Error('the inserted file did not come back');
    return toJson(file);
  });
  return content.length > 0 ? await addChunk(context, file, content) : file;
});

const append = operation.append.use(requireUploader).handler(async ({ context, input }) => {
  const isIt = ownUpload(context, input);
  const [file] = await context.database.db.select(uploadColumns).from(files).where(isIt);
  if (!file) throw new ApiError(404, 'RECORD_NOT_FOUND');
  const isNext = input.offset === file.received && file.received < file.size;
  return isNext ? await addChunk(context, file, readChunk(input.content, file)) : toJson(file);
});

const discard = operation.discard.use(requireUploader).handler(async ({ context, input }) => {
  const isIt = ownUpload(context, input);
  return { discarded: (await removeFiles(context, isIt)) > 0 };
});

export const uploads = { upload, append, discard };

/**
 * Stores the next chunk of an upload, and tells how far that is then. In no transaction: a slow store would hold connections
 * that others wait for. Of what is torn between the two steps the row is there, with which all of it is removed.
 */
async function addChunk(
  { database: { db }, environment }: ApiContext,
  file: Pick<Upload, 'id' | 'received'>,
  chunk: Buffer,
) {
  const store = createFileStore({ database: { db }, environment });
  await store.put(file.id, file.received / chunkLength, chunk);
  const isIt = eq(id, file.id);
  await db
    .update(files)
    .set({ received: file.received + chunk.length })
    .where(and(isIt, eq(received, file.received)));
  const [now] = await db.select(uploadColumns).from(files).where(isIt);
  if (now) return toJson(now);
  // The upload was given up while the chunk was on its way.
  await store.remove(file.id);
  throw new ApiError(404, 'RECORD_NOT_FOUND');
}

/** Returns the condition for an upload of the caller that no record has taken. */
function ownUpload({ currentUser }: { currentUser: CurrentUser }, wanted: { kind: string; id: string }) {
  const isOwn = and(eq(uploadedBy, currentUser.id), isNull(attachedAt));
  return and(eq(id, wanted.id), eq(kind, wanted.kind), isOwn);
}

/** @throws {ApiError} VALIDATION_FAILED where it is no whole chunk, and not the rest of the file either */
function readChunk(base64: string, { received, size }: { received: number; size: number }): Buffer {
  const content = Buffer.from(base64, 'base64');
  if (content.length !== Math.min(chunkLength, size - received))
    throw invalidFile('content', 'generic.invalid');
  return content;
}

/** The media type by the first bytes, whatever the name says: of text plain text, as pages never show what is in it. */
async function typeOf(start: Buffer): Promise<string> {
  // With the first file: a start does not wait for it.
  const { fileTypeFromBuffer } = await import('file-type');
  const known = await fileTypeFromBuffer(start);
  if (known) return known.mime;
  return start.includes(0) ? 'application/octet-stream' : 'text/plain';
}
