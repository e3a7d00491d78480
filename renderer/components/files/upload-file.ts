import { chunkLength } from '#contract/files/file-limits.ts';
import type { Upload } from '#contract/files/files.ts';
import type { Resource } from '#contract/permissions.ts';
import { ApiError, retryAfterOf } from '../../lib/api/api-error.ts';
import type { Api } from '../../lib/services/api-services.ts';

interface UploadOptions {
  /** Kind of the record that is to have it. */
  kind: Resource;
  /** An interrupted upload of it, which goes on. */
  begun: Upload | undefined;
  signal: AbortSignal;
  onProgress(upload: Upload): void;
}

/**
 * Uploads a file in chunks, so that no proxy and no timeout stands in the way of a large one.
 * @throws {ApiError}
 */
export async function uploadFile(
  { files }: Pick<Api, 'files'>,
  file: File,
  { kind, begun, signal, onProgress }: UploadOptions,
): Promise<Upload> {
  const { name, size } = file;
  const read = (start: number) => readBase64(file.slice(start, start + chunkLength));
  let upload = begun;
  while (!upload || upload.received < size) {
    if (upload) onProgress(upload);
    const { id, received: offset = 0 }: Partial<Upload> = upload ?? {};
    const content = await read(offset);
    try {
      upload = await (id
        ? files.append.call({ kind, id, offset, content }, { signal })
        : files.upload.call({ kind, name, size, content }, { signal }));
    } catch (error) {
      await waitForLimit(error);
    }
    signal.throwIfAborted();
  }
  return upload;
}

/** Waits for as long as the server says where it was asked for too much at once; throws any other error. */
async function waitForLimit(error: unknown): Promise<void> {
  const seconds = error instanceof ApiError && error.status === 429 ? retryAfterOf(error.data) : undefined;
  if (seconds === undefined) throw error;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

function readBase64(part: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  // 'data:…;base64,' stands before it, and no comma where there is nothing.
  reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(part);
  return promise;
}
