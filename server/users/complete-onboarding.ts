import { eq } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { requireSession } from '../api/require-permission.ts';
import { users } from '../database/schema/index.ts';

export const completeOnboarding = operation.onboarding.complete
  .use(requireSession)
  .handler(async ({ context: { database, person }, input }) => {
    await database.db
      .update(users)
      .set({ name: input.name, onboardedAt: new Date() })
      .where(eq(users.id, person.id));
    return { ...person, name: input.name, onboarded: true };
  });
