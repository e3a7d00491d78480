import type { Page } from 'playwright';

export interface Transfer {
  /** As DevTools call it: 'Document', 'Stylesheet', 'Script', 'Font'… */
  type: string;
  /** Over the wire, with the headers of the answer. */
  bytes: number;
}

/** Notes what a page fetches from now on. @returns what has been fetched until then */
export async function watchTransfers(page: Page): Promise<() => Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return () => [...types].map(([id, type]) => ({ type, bytes: bytes.get(id) ?? 0 }));
}

export function sumOf(transfers: readonly Transfer[], ...types: string[]): number {
  const counted = transfers.filter(({ type }) => types.length === 0 || types.includes(type));
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}
