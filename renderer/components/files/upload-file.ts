import { chunkLength } from '#contract/files/file-limits.ts';
import type { Upload } from '#contract/files/files.ts';
import type { Resource } from '#contract/permissions.ts';
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
  let upload = begun ?? (await files.upload.call({ kind, name, size, content: await read(0) }, { signal }));
  while (upload.received < size) {
    onProgress(upload);
    const { id, received: offset } = upload;
    upload = await files.append.call({ kind, id, offset, content: await read(offset) }, { signal });
  }
  return upload;
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
