import { AwsClient } from 'aws4fetch';
import { ApiError } from '../config/api-error.ts';
import type { S3Settings } from '../config/environment.ts';
import type { PictureStore } from './picture-store.ts';

/** Timeout of requests to the store in milliseconds. */
const requestTimeout = 5000;

/**
 * Pictures in an S3-compatible store, one object each, below `pictures/<owner>/`, or `pictures/<folder>/<owner>/` for owners that are no users. URLs contain the bucket in their path,
 * which every such store supports. The bucket is private: the server itself serves the pictures.
 */
export function s3Pictures(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  folder: string,
): PictureStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const folderOf = (ownerId: string) =>
    ['pictures', ...(folder ? [folder] : []), encodeURIComponent(ownerId), ''].join('/');

  /** @throws {ApiError} SERVICE_UNAVAILABLE for all results except success and 'not found' */
  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(requestTimeout);
    const answer = await client
      .fetch(`${bucketUrl}${path}`, { ...init, method, signal, redirect: 'error' })
      .catch((cause: unknown) => {
        throw new ApiError(503, 'SERVICE_UNAVAILABLE', undefined, { cause });
      });
    if (answer.ok || answer.status === 404) return answer;
    const cause = new Error(`the picture store answered ${answer.status}`);
    throw new ApiError(503, 'SERVICE_UNAVAILABLE', undefined, { cause });
  }

  const remove = async (key: string) => {
    await send('DELETE', `/${key}`);
  };

  return {
    async put(ownerId, hash, { contentType, content }) {
      const answer = await send('PUT', `/${folderOf(ownerId)}${hash}`, {
        headers: { 'content-type': contentType },
        body: new Uint8Array(content),
      });
      // The bucket does not exist.
      if (!answer.ok) throw new ApiError(503, 'SERVICE_UNAVAILABLE');
    },
    async find(ownerId, hash) {
      const answer = await send('GET', `/${folderOf(ownerId)}${hash}`);
      if (!answer.ok) return undefined;
      const contentType = answer.headers.get('content-type') ?? '';
      return { contentType, content: Buffer.from(await answer.arrayBuffer()) };
    },
    remove: (ownerId, hash) => remove(`${folderOf(ownerId)}${hash}`),
    async removeAll(ownerId) {
      const search = new URLSearchParams({ 'list-type': '2', prefix: folderOf(ownerId) });
      const answer = await send('GET', `?${search}`);
      if (!answer.ok) return;
      const keys = [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
      for (const key of keys) await remove(key);
    },
  };
}
