import { activeOrganizationHeader } from '#contract/active-organization.ts';

/** @param id the organization in which the session works, by an answer of the server; null for none */
type Listener = (id: string | null) => Promise<void>;

let listener: Listener | undefined;

/** Tells the listener what an answer says, and waits for it: the page then shows the answer as what it is. */
export async function readAnsweredOrganization({ headers }: Pick<Response, 'headers'>): Promise<void> {
  const id = headers.get(activeOrganizationHeader());
  if (id !== null) await listener?.(id || null);
}

/** @returns the way to stop listening */
export function onAnsweredOrganization(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}
