import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ClientRequest } from 'electron/main';

/**
 * Up to this size a body is sent with its length: Chromium can then repeat the request when a keep-alive connection
 * turns out to be closed, and some proxies require a length. Larger bodies are streamed in chunks.
 */
const maxBufferedBytes = 256 * 1024;

/** Sends the body of a request and ends it. `onProgress` is called for each part that was sent. */
export async function writeBody(
  sent: ClientRequest,
  body: ReadableStream<Uint8Array> | null,
  onProgress: () => void,
): Promise<void> {
  if (!body) {
    sent.end();
    return;
  }
  const reader = body.getReader();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length <= maxBufferedBytes) {
    const { done, value } = await reader.read();
    if (done) {
      sent.end(Buffer.concat(first));
      return;
    }
    // Electron reuses the memory of a part for the next one.
    first.push(value.slice());
    length += value.length;
  }
  sent.chunkedEncoding = true;
  // It is a Node.js stream, which Electron's types leave out.
  const target = sent as unknown as Writable;
  let part: Uint8Array | undefined = Buffer.concat(first);
  while (part) {
    if (!target.write(part) && !target.destroyed) {
      await Promise.race([once(target, 'drain'), once(target, 'close')]);
    }
    // The request was aborted, or the server reads no more.
    if (target.destroyed) return reader.cancel();
    onProgress();
    const { done, value }: ReadableStreamReadResult<Uint8Array> = await reader.read();
    part = done ? undefined : value.slice();
  }
  sent.end();
}
