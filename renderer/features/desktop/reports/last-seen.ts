const keyOf = (userId: string) => `desktop-last-look:${userId}`;

/** When a user last saw the reports on this computer; undefined before the first time. */
export function readLastSeen(userId: string): string | undefined {
  return localStorage.getItem(keyOf(userId)) ?? undefined;
}

/** @param at ISO 8601, by the server's clock */
export function saveLastSeen(userId: string, at: string): void {
  localStorage.setItem(keyOf(userId), at);
}
