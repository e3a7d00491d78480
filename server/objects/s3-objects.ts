import { AwsClient } from 'aws4fetch';
import { ApiError } from '../config/api-error.ts';
import type { S3Settings } from '../config/settings.ts';

/** Timeout of requests to the store in milliseconds. */
const requestTimeout = 5000;

export interface StoredObject {
  contentType: string;
  content: Buffer;
}

/**
 * Objects of an S3-compatible store, by their keys, such as 'pictures/id/hash'. URLs contain the bucket in their path, which
 * every such store supports. The bucket is private: the server itself serves what is in it. All throw SERVICE_UNAVAILABLE.
 */
export function s3Objects({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  /** @throws {ApiError} SERVICE_UNAVAILABLE for all results except success and 'not found' */
  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(requestTimeout);
    const answer = await client
      .fetch(`${bucketUrl}${path}`, { ...init, method, signal, redirect: 'error' })
      .catch((cause: unknown) => {
        throw new ApiError(503, 'SERVICE_UNAVAILABLE', undefined, { cause });
      });
    if (answer.ok || answer.status === 404) return answer;
    const cause = new Error(`the object store answered ${answer.status}`);
    throw new ApiError(503, 'SERVICE_UNAVAILABLE', undefined, { cause });
  }

  const remove = async (key: string) => {
    await send('DELETE', `/${key}`);
  };

  return {
    async put(key: string, { contentType, content }: StoredObject): Promise<void> {
      const headers = { 'content-type': contentType };
      const answer = await send('PUT', `/${key}`, { headers, body: new Uint8Array(content) });
      // The bucket does not exist.
      if (!answer.ok) throw new ApiError(503, 'SERVICE_UNAVAILABLE');
    },
    async find(key: string): Promise<StoredObject | undefined> {
      const answer = await send('GET', `/${key}`);
      if (!answer.ok) return undefined;
      const contentType = answer.headers.get('content-type') ?? '';
      return { contentType, content: Buffer.from(await answer.arrayBuffer()) };
    },
    remove,
    /** Removes those whose keys begin alike, a thousand at most. */
    async removeAll(prefix: string): Promise<void> {
      const search = new URLSearchParams({ 'list-type': '2', prefix });
      const answer = await send('GET', `?${search}`);
      if (!answer.ok) return;
      const keys = [...(await answer.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
      for (const key of keys) await remove(key);
    },
  };
}
