const keyOf = (personId: string) => `desktop-last-look:${personId}`;

/** When a person last looked at what is reported, on this computer; undefined before the first time. */
export function readLastLook(personId: string): string | undefined {
  return localStorage.getItem(keyOf(personId)) ?? undefined;
}

/** @param at ISO 8601, by the server's clock */
export function keepLastLook(personId: string, at: string): void {
  localStorage.setItem(keyOf(personId), at);
}
