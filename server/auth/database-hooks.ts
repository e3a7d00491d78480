import type { BetterAuthOptions } from 'better-auth';
import { isLanguage } from '#contract/languages.ts';
import { isName } from '#contract/validation/name.ts';
import { asSelf, recordEvents } from '../audit/record-events.ts';
import type { Database } from '../database/database.ts';
import { headersLanguage } from '../http/request-language.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { RemovePictures } from './account/delete-account.ts';
import { authError, fieldError } from './auth-error.ts';
import { fieldsOf } from './hook.ts';
import { invitedName } from './organization/invited-name.ts';
import { nameAtProvider } from './providers/social-options.ts';
import { signedUp } from './sign-in/sign-in-events.ts';
import type { SignUpRules } from './sign-in/sign-up-rules.ts';

interface DatabaseHooksServices {
  signUp: SignUpRules;
  database: Database;
  pictures: Pick<PictureStore, 'removeAll'>;
  removePictures: RemovePictures;
  demo: boolean;
}

/** Names by which others have called somebody before. */
const knownNames: ((database: Database, email: string) => Promise<string>)[] = [invitedName];

/** Rules for records, whichever endpoint writes them. */
export function createDatabaseHooks({
  signUp,
  database,
  pictures,
  removePictures,
  demo,
}: DatabaseHooksServices): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    user: {
      create: {
        before: async (user, ctx) => {
          if (ctx?.path === '/admin/create-user') {
            // A new user may have no name: onboarding asks for it.
            const { name, ...others } = user;
            return { data: { ...user, ...checkProfileFields(name === '' ? others : user) } };
          }
          await signedUp.set(true);
          const language = headersLanguage(ctx?.headers ?? new Headers());
          const profile = cleanProfileFields(user);
          if (user.emailVerified)
            for (const findName of knownNames) profile.name ||= await findName(database, user.email);
          return { data: { ...user, ...profile, language, onboardedAt: null } };
        },
      },
      update: {
        before: async (user, ctx) => ({
          data: {
            ...user,
            ...checkProfileFields(user),
            ...(ctx?.path === '/admin/ban-user' && plainBan(user, ctx.body)),
          },
        }),
        after: async (user, ctx) => {
          const { image } = fieldsOf(ctx?.path === '/admin/update-user' ? ctx.body?.data : ctx?.body);
          if (image === null) await pictures.removeAll(user.id);
        },
      },
      delete: { after: ({ id }) => removePictures(id) },
    },
    session: {
      create: {
        before: async (session) => {
          // The accounts of a demo are shared: other users would see what is stored about one.
          if (demo) return { data: { ...session, ipAddress: null, userAgent: null } };
          if (!session.impersonatedBy) await signUp.grantConfiguredAdmin(session.userId);
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
 * Stores a ban as it was given. better-auth writes 'No reason' for none, in English, and computes the end from its own
 * clock in seconds, so that a full second is stored some milliseconds late.
 */
function plainBan(written: Record<string, unknown>, given: { banReason?: unknown } | undefined) {
  const { banExpires } = written;
  return {
    banReason: String(given?.banReason ?? '').trim() || null,
    banExpires: banExpires instanceof Date ? new Date(Math.floor(banExpires.getTime() / 1000) * 1000) : null,
  };
}

/**
 * Checks what a user or an admin writes into a profile. Called from database hooks, so it applies to every endpoint.
 * @returns the fields to write instead (a name without surrounding spaces)
 * @throws {APIError} INVALID_NAME, INVALID_IMAGE, VALIDATION_FAILED
 */
function checkProfileFields(fields: Record<string, unknown>): Record<string, unknown> {
  const { name, image, language } = fields;
  const trimmed = typeof name === 'string' ? name.trim() : name;
  if (trimmed !== undefined && !(typeof trimmed === 'string' && isName(trimmed))) {
    throw authError(400, 'INVALID_NAME');
  }
  // Pictures are uploaded (server/account/picture.ts); here they can only be removed.
  if (image !== undefined && image !== null) throw authError(400, 'INVALID_IMAGE');
  if (language !== undefined && language !== null && !isLanguage(language)) {
    throw fieldError('language');
  }
  return trimmed === undefined ? {} : { name: trimmed };
}

/**
 * Profile of a new user from the provider or the sign-in request: the name is used if it is valid. A picture is hosted
 * elsewhere and would have to be copied first; without one the user's initials are shown.
 */
function cleanProfileFields(fields: Record<string, unknown>): { name: string; image: null } {
  const name = typeof fields.name === 'string' ? fields.name.trim() : '';
  return { name: isName(name) ? name : '', image: null };
}
