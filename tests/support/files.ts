import { chunkLength } from '#contract/files/file-limits.ts';
import type { Answer, Browser } from './browser.ts';
import type { InputServices } from './tested-features.ts';

/** Begins the upload of a file for a repository with its first chunk. */
export function beginUpload(
  browser: Browser,
  name: string,
  bytes: Buffer,
  size = bytes.length,
): Promise<Answer> {
  const content = bytes.subarray(0, chunkLength).toString('base64');
  return browser.request('POST', `${browser.url}/api/files/repository`, { name, size, content });
}

/** Sends what follows in a file. */
export function appendChunk(browser: Browser, id: string, bytes: Buffer, offset: number): Promise<Answer> {
  const content = bytes.subarray(offset, offset + chunkLength).toString('base64');
  return browser.request('POST', `${browser.url}/api/files/repository/${id}`, { offset, content });
}

/** Uploads a whole file; returns it as a field of a record takes it. */
export async function uploadFile(browser: Browser, name: string, bytes: Buffer) {
  let { status, body } = await beginUpload(browser, name, bytes);
  while (status === 200 && body.received < bytes.length)
    ({ status, body } = await appendChunk(browser, body.id, bytes, body.received));
  if (status !== 200) throw new Error(`no upload: ${status} ${JSON.stringify(body)}`);
  const { received: _, ...file } = body;
  return file as { id: string; name: string; size: number; type: string; uploadedAt: string };
}

/** Two values of a field of a kind of record: a file that is uploaded for it, and none, as a CSV file leaves it. */
export async function fileValues(services: InputServices, kind: string): Promise<[unknown, unknown]> {
  const note = { name: 'note.txt', size: 2, content: 'QUE=' };
  const { body } = await services.admin().request('POST', `${services.server().url}/api/files/${kind}`, note);
  const { received: _, ...file } = body;
  return [[file], []];
}
