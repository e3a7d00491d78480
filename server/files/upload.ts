import { os } from '@orpc/server';
import { and, eq, isNull } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import type { CurrentUser } from '#contract/api/init.ts';
import { chunkLength, mostBytes } from '#contract/files/file-limits.ts';
import { hasPermission, type Permissions, statements } from '#contract/permissions.ts';
import type { ApiContext } from '../api/api-context.ts';
import { operation } from '../api/operation.ts';
import { findOnboardedUser } from '../api/require-permission.ts';
import { findWidestScope } from '../api/require-scope.ts';
import { ApiError } from '../config/api-error.ts';
import { files, users } from '../database/schema/index.ts';
import { invalidFile, readUsedBytes } from './attach-files.ts';
import { fileContent } from './file-content.ts';
import { removeFiles } from './remove-files.ts';

const { id, kind, name, size, type, received, uploadedBy, attachedAt } = files;
const uploadColumns = { id, name, size, type, received };

/**
 * Lets users through who may change records of the kind that the input names: anywhere, as their owner, or in the active
 * organization.
 */
const requireUploader = os.$context<ApiContext>().middleware(async ({ context, next }, input: unknown) => {
  const named = String((input as { kind?: unknown } | undefined)?.kind);
  const required = { [Object.hasOwn(statements, named) ? named : 'user']: ['update'] } as Permissions;
  const currentUser = await findOnboardedUser(context, required);
  if (!hasPermission(currentUser.roles, required)) await findWidestScope(context, required);
  return next({ context: { currentUser } });
});

const upload = operation.files.upload.use(requireUploader).handler(async ({ context, input }) => {
  const uploader = context.currentUser.id;
  const content = readChunk(input.content, { received: 0, size: input.size });
  const type = await typeOf(content);
  return await context.database.db.transaction(async (tx) => {
    // Of two at once the second sees the space that the first takes.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, uploader)).for('no key update');
    if ((await readUsedBytes(tx, { uploadedBy: uploader })) + input.size > mostBytes)
      throw invalidFile('size', 'files:validation.full');
    const { kind, name, size } = input;
    const [file] = await tx
      .insert(files)
      .values({ kind, name, size, type, uploadedBy: uploader, received: content.length })
      .returning(uploadColumns);
    if (!file) throw new Error('the inserted file did not come back');
    if (content.length > 0) await fileContent(context).put(tx, file.id, 0, content);
    return file;
  });
});

const append = operation.files.append.use(requireUploader).handler(async ({ context, input }) => {
  const isIt = ownUpload(context, input);
  return await context.database.db.transaction(async (tx) => {
    const [file] = await tx.select(uploadColumns).from(files).where(isIt).for('update');
    if (!file) throw new ApiError(404, 'RECORD_NOT_FOUND');
    if (input.offset !== file.received) return file;
    const content = readChunk(input.content, file);
    await fileContent(context).put(tx, file.id, file.received / chunkLength, content);
    const received = file.received + content.length;
    await tx.update(files).set({ received }).where(isIt);
    return { ...file, received };
  });
});

const discard = operation.files.discard.use(requireUploader).handler(async ({ context, input }) => {
  const isIt = ownUpload(context, input);
  return { discarded: (await removeFiles(context, isIt)) > 0 };
});

export const uploads = { upload, append, discard };

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
  const known = await fileTypeFromBuffer(start);
  if (known) return known.mime;
  return start.includes(0) ? 'application/octet-stream' : 'text/plain';
}
