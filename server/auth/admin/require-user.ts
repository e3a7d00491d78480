import { eq } from 'drizzle-orm';
import { ApiError } from '../../config/api-error.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/tables/users.ts';

/** @throws {ApiError} USER_NOT_FOUND */
export async function requireUser({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (found.length === 0) throw new ApiError(404, 'USER_NOT_FOUND');
}
