import { like, type SQL } from 'drizzle-orm';
import { sessions } from './tables.ts';

const prefix = 'demo-';

/** The identifier of a session that the demo was filled with. */
export function seededSessionId(name: string): string {
  return prefix + name;
}

/**
 * Whether a session was there from the start. Everybody shares the two accounts of a demo: lists and counts show no
 * session of theirs.
 */
export const isSeededSession = like(sessions.id, `${prefix}%`);

/** In a demo, whose accounts are shared, users see no session of each other: only those that were there from the start. */
export function shownSessions({ demo }: { demo: boolean }): SQL | undefined {
  return demo ? isSeededSession : undefined;
}
