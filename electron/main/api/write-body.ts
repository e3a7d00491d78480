import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ClientRequest } from 'electron/main';

/**
 * Up to here a body is sent as a whole, with its length: Chromium can then send it again when a connection that it
 * kept turns out to be closed, and proxies that want a length have one. More goes in chunks, as it comes.
 */
const maxBufferedBytes = 256 * 1024;

/** Sends the body of a request and ends it. `onProgress` is called for each part that went on. */
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
    // Electron fills the same memory anew for each part.
    first.push(value.slice());
    length += value.length;
  }
  sent.chunkedEncoding = true;
  // It is a stream of Node's, which Electron's types leave out.
  const target = sent as unknown as Writable;
  let part: Uint8Array | undefined = Buffer.concat(first);
  while (part) {
    if (!target.write(part) && !target.destroyed) {
      await Promise.race([once(target, 'drain'), once(target, 'close')]);
    }
    // Whoever asked has gone, or the server takes no more.
    if (target.destroyed) return reader.cancel();
    onProgress();
    const { done, value }: ReadableStreamReadResult<Uint8Array> = await reader.read();
    part = done ? undefined : value.slice();
  }
  sent.end();
}
