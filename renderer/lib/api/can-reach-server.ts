/** Whether the server answers, whatever the browser thinks of the network: one on the same machine needs none. */
export async function canReachServer(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
