import * as z from 'zod/mini';
import { appFacts } from '../facts/define-app.ts';
import { oneOf } from '../facts/one-of.ts';
import type { Resource } from '../facts/permissions.ts';
import { oc } from '../schemas/oc.ts';
import { lineSchema } from '../validation/text.ts';
import { storedFileSchema } from './file-fields.ts';
import { chunkLength, largestFile } from './file-limits.ts';

const longestName = 200;

/** Characters of base64 for a chunk. */
const longestContent = Math.ceil(chunkLength / 3) * 4;

const tags = ['Files'];
const meta = { keys: 'input', maxBodyBytes: longestContent + 2048, bodyPermissions: 'any' } as const;

/** Kind of the records that files belong to, as permissions name it: one of those that are created. */
const kind = oneOf(() => (Object.keys(appFacts().statements) as Resource[]).filter(isCreated));

/** Bytes as base64: `chunkLength` of them, or the rest of the file. */
const content = z.string().check(z.maxLength(longestContent), z.refine(isBase64));

const uploadSchema = z.extend(storedFileSchema, {
  /** Bytes that have arrived: the upload is complete when they are `size`, and goes on there until then. */
  received: z.int(),
});

/**
 * Uploads of files for records. One that is complete can be named in the field of a record for a day; it is deleted
 * when none names it.
 */
export const files = {
  upload: oc
    .route({ method: 'POST', path: '/files/{kind}', tags, summary: 'Begin to upload a file' })
    .meta(meta)
    .input(
      z.object({
        kind,
        name: lineSchema(longestName),
        size: z.int().check(z.minimum(0), z.maximum(largestFile)),
        content,
      }),
    )
    .output(uploadSchema),
  /** Passes over what has arrived already, so that an interrupted upload can go on. */
  append: oc
    .route({ method: 'POST', path: '/files/{kind}/{id}', tags, summary: 'Upload the next part of a file' })
    .meta(meta)
    .input(z.object({ kind, id: z.guid(), offset: z.int(), content }))
    .output(uploadSchema),
  /** Of an upload that no record names. */
  discard: oc
    .route({ method: 'DELETE', path: '/files/{kind}/{id}', tags, summary: 'Give up an upload' })
    .meta({ keys: 'input' })
    .input(z.object({ kind, id: z.guid() }))
    .output(z.object({ discarded: z.boolean() })),
};

/** A part of it where `Range` says so. For who may read the record. */
export const downloadFile = oc
  .route({
    method: 'GET',
    path: '/files/{kind}/{recordId}/{id}',
    tags,
    summary: 'Download a file of a record',
  })
  .meta({ keys: 'input', mediaTypes: ['*/*'] })
  .input(z.object({ kind, recordId: z.string(), id: z.guid() }))
  .output(z.string());

export type Upload = z.infer<typeof uploadSchema>;

function isCreated(resource: Resource): boolean {
  const actions: readonly string[] = appFacts().statements[resource];
  return actions.includes('create');
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}
