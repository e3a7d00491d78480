/**
 * A ban as it was given. better-auth writes 'No reason' for none, in English, and counts the end from its own now in
 * seconds, so that a full second comes out some milliseconds late.
 */
export function plainBan(written: Record<string, unknown>, given: { banReason?: unknown } | undefined) {
  const { banExpires } = written;
  return {
    banReason: String(given?.banReason ?? '').trim() || null,
    banExpires: banExpires instanceof Date ? new Date(Math.floor(banExpires.getTime() / 1000) * 1000) : null,
  };
}
