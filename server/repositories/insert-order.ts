import { sql } from 'drizzle-orm';

/**
 * The order in which many repositories are inserted. Each insert waits for one of the same name that is not yet
 * committed: in different orders two could wait for each other without end.
 */
export const insertOrder = sql`order by lower(normalize(name, nfc))`;
