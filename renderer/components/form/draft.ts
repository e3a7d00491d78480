/** What was typed at an address of this tab and is not saved yet. */
interface Draft {
  /** Whose text it is: nobody else gets it. */
  visitorId: string;
  values: Record<string, string>;
}

const keyOf = (path: string) => `draft:${path}`;

/** Keeps typed text in the tab, so that it survives signing in again and a reload. */
export function keepDraft(path: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the text is still in the form.
  }
}

/** What this person typed at the address before, if anything. */
export function readDraft(path: string, visitorId: string): Draft['values'] | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null') as Draft | null;
    return draft?.visitorId === visitorId ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(path: string): void {
  try {
    sessionStorage.removeItem(keyOf(path));
  } catch {
    // Nothing was kept there.
  }
}
