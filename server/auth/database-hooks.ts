import type { BetterAuthOptions } from 'better-auth';
import { withoutInvisible } from '#contract/invisible.ts';
import { isName } from '#contract/validation/name.ts';
import { asSelf, recordEvents } from '../audit/record-events.ts';
import type { Database } from '../database/database.ts';
import type { FindKnownName } from '../features/feature.ts';
import type { StartSession } from '../features/start-session.ts';
import { headersLanguage } from '../http/request-language.ts';
import { nameAtProvider } from './providers/social-options.ts';
import { signedUp } from './sign-in/sign-in-events.ts';
import type { SignUpRules } from './sign-in/sign-up-rules.ts';

interface DatabaseHooksServices {
  signUp: SignUpRules;
  database: Database;
  demo: boolean;
  sessionStarts: readonly StartSession[];
  nameFinders: readonly FindKnownName[];
}

/** Creates the hooks on what better-auth writes itself: users, sessions and linked accounts. */
export function createDatabaseHooks({
  signUp,
  database,
  demo,
  sessionStarts,
  nameFinders,
}: DatabaseHooksServices): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    user: {
      create: {
        before: async (user, ctx) => {
          await signedUp.set(true);
          const language = headersLanguage(ctx?.headers ?? new Headers());
          const profile = cleanProfileFields(user);
          if (user.emailVerified)
            for (const findName of nameFinders) profile.name ||= await findName(database, user.email);
          return { data: { ...user, ...profile, language, onboardedAt: null } };
        },
      },
    },
    session: {
      create: {
        before: async (session) => {
          // The accounts of a demo are shared: other users would see what is stored about one.
          if (demo) return { data: { ...session, ipAddress: null, userAgent: null } };
          if (!session.impersonatedBy) await signUp.grantConfiguredAdmin(session.userId);
        },
        after: async (session) => {
          if (demo || session.impersonatedBy) return;
          for (const start of sessionStarts) await start(database, session);
        },
      },
    },
    account: {
      create: {
        before: async (account) => ({
          data: {
            ...account,
            accountName: await nameAtProvider.get(),
            accessToken: null,
            refreshToken: null,
            idToken: null,
          },
        }),
        after: async ({ userId, providerId }) => {
          // A user who signs up with a provider has linked nothing.
          if (await signedUp.get()) return;
          await recordEvents(database.db, [
            {
              actor: asSelf(userId),
              action: 'user.account-linked',
              subjectId: userId,
              data: { provider: providerId },
            },
          ]);
        },
      },
      update: {
        before: async (account) => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
      },
    },
  };
}

/**
 * Profile of a new user from the provider or the sign-in request: the name is used if it is valid. A picture is hosted
 * elsewhere and would have to be copied first; without one the user's initials are shown.
 */
function cleanProfileFields(fields: Record<string, unknown>): { name: string; image: null } {
  const name = typeof fields.name === 'string' ? withoutInvisible(fields.name).trim() : '';
  return { name: isName(name) ? name : '', image: null };
}
