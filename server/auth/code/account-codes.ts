import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq, lte, or, sql } from 'drizzle-orm';
import { codeMinutes, codeTries, normalizeCode, resendSeconds } from '#contract/sign-in-code.ts';
import { ApiError } from '../../config/api-error.ts';
import { deriveKey } from '../../config/derive-key.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { verifications } from '../../sessions/tables.ts';
import { type AccountCodeLimits, type Asker, createAccountCodeLimits } from './account-code-limits.ts';
import { createCodeMails, createFailureCounter } from './code-counters.ts';
import { generateCode } from './generate-code.ts';

/** Owner of codes: a user, for one purpose, in one session. The codes are not valid in another session. */
export interface CodeOwner {
  purpose: 'email-change' | 'deletion' | 'passkey';
  userId: string;
  sessionId: string;
}

export interface WaitingCodes {
  /** Value that the codes confirm, such as the new address; empty if there is none. */
  detail: string;
  expiresAt: Date;
  /** When codes for the same detail may be requested again. */
  resendAt: Date;
}

/**
 * Codes by mail for changes that signed-in users make to their own account, under the rules of sign-in codes: expiry in
 * minutes, tries, single use, a wait before the next code, limits. One row of `verifications` for each owner; its key
 * and codes are stored as HMACs.
 */
export interface AccountCodes {
  /** The pending codes, if any. */
  find(owner: CodeOwner): Promise<WaitingCodes | undefined>;
  /**
   * Replaces earlier codes by new ones. `send` queues their mails in the same transaction.
   * @throws {ApiError} TOO_MANY_REQUESTS, with `codeSent` if the codes sent before are still on their way
   */
  issue(
    owner: CodeOwner,
    request: Asker & { count: number; detail?: string },
    send: (transaction: Transaction, codes: string[]) => Promise<void>,
  ): Promise<WaitingCodes>;
  /**
   * Replaces the code that goes to the user's own address, the last one, for a user who has given another proof; that
   * of a new address stays.
   * @throws {ApiError} OTP_EXPIRED where a new address waits no longer
   */
  replace(owner: CodeOwner, transaction: Transaction): Promise<string>;
  /**
   * Consumes the codes and runs the confirmed action in the same transaction.
   * @throws {ApiError} OTP_EXPIRED, TOO_MANY_ATTEMPTS, or INVALID_OTP with `triesLeft` and, in `wrong`, which of them
   */
  redeem<T>(
    owner: CodeOwner,
    request: { network: string; codes: readonly string[]; detail?: string },
    effect: (transaction: Transaction) => Promise<T>,
  ): Promise<T>;
}

interface AccountCodesServices {
  database: Pick<Database, 'db' | 'sql'>;
  limiter: RateLimiter;
  environment: { mode: 'local' | 'hosted'; authSecret?: string };
}

interface StoredValue {
  digests: string[];
  tries: number;
  detail: string;
}

export function createAccountCodes({ database, limiter, environment }: AccountCodesServices): AccountCodes {
  const { mode, authSecret } = environment;
  if (!authSecret) throw new Error('createAccountCodes needs environment.authSecret');
  const { db } = database;
  const key = deriveKey(authSecret, 'account codes');
  const limits: AccountCodeLimits = createAccountCodeLimits({
    limiter,
    failures: createFailureCounter({ database, limiter }),
    mails: createCodeMails({ database, limiter }),
    mode,
  });
  const hmac = (owner: CodeOwner, ...parts: (string | number)[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify([owner.purpose, owner.userId, owner.sessionId, ...parts]))
      .digest('base64url');
  const rowId = (owner: CodeOwner) => `account-code-${hmac(owner)}`;
  const digestOf = (owner: CodeOwner, place: number, code: string) =>
    hmac(owner, 'code', place, normalizeCode(code));

  return {
    async find(owner) {
      const [row] = await db
        .select()
        .from(verifications)
        .where(eq(verifications.id, rowId(owner)));
      const stored = row && openValue(row);
      return stored && waiting(stored.detail, row);
    },

    async issue(owner, { count, detail = '', ...sender }, send) {
      const earlier = await this.find(owner);
      if (earlier?.detail === detail) refuseTooEarly(earlier.resendAt);
      await limits.request(sender);
      const codes = Array.from({ length: count }, () => generateCode());
      const digests = codes.map((code, place) => digestOf(owner, place, code));
      const fields = freshFields({ digests, tries: 0, detail });
      return await db.transaction(async (transaction) => {
        const id = rowId(owner);
        const [row] = await transaction
          .insert(verifications)
          .values({ id, identifier: id, ...fields })
          .onConflictDoUpdate({
            target: verifications.id,
            set: fields,
            // Of two concurrent requests only one sends its mails.
            setWhere: or(
              lte(verifications.createdAt, sql`now() - ${resendSeconds} * interval '1 second'`),
              sql`${verifications.value}::jsonb ->> 'detail' <> ${detail}`,
              sql`(${verifications.value}::jsonb ->> 'tries')::int >= ${codeTries}`,
            ),
          })
          .returning();
        if (!row) throw tooEarly(new Date(Date.now() + resendSeconds * 1000));
        await send(transaction, codes);
        return waiting(detail, row);
      });
    },

    async replace(owner, transaction) {
      const id = rowId(owner);
      const ownRow = eq(verifications.id, id);
      const [row] = await transaction.select().from(verifications).where(ownRow).for('update');
      const stored = row && openValue(row);
      const others = stored?.digests.slice(0, -1) ?? [];
      if (owner.purpose === 'email-change' && others.length === 0) throw new ApiError(400, 'OTP_EXPIRED');
      const code = generateCode();
      const digests = [...others, digestOf(owner, others.length, code)];
      const fields = freshFields({ tries: 0, detail: '', ...stored, digests });
      await transaction
        .insert(verifications)
        .values({ id, identifier: id, ...fields })
        // Another code waits no longer for that.
        .onConflictDoUpdate({
          target: verifications.id,
          set: others.length > 0 ? { value: fields.value } : fields,
        });
      return code;
    },

    async redeem(owner, { network, codes, detail = '' }, effect) {
      await limits.verify(network);
      if (!(await limits.try(owner.userId))) throw new ApiError(403, 'TOO_MANY_ATTEMPTS');
      let failed = false;
      try {
        const outcome = await db.transaction(async (transaction) => {
          const ownRow = eq(verifications.id, rowId(owner));
          const [row] = await transaction.select().from(verifications).where(ownRow).for('update');
          const stored = row && readValue(row.value);
          if (!stored || stored.detail !== detail) return { refusal: new ApiError(400, 'INVALID_OTP') };
          if (row.expiresAt.getTime() <= Date.now()) return { refusal: new ApiError(400, 'OTP_EXPIRED') };
          if (stored.tries >= codeTries) return { refusal: new ApiError(403, 'TOO_MANY_ATTEMPTS') };
          const wrong = stored.digests.flatMap((digest, place) =>
            isEqual(digest, digestOf(owner, place, codes[place] ?? '')) ? [] : [place],
          );
          if (wrong.length === 0) {
            await transaction.delete(verifications).where(ownRow);
            return { done: await effect(transaction) };
          }
          failed = true;
          const tries = stored.tries + 1;
          await transaction
            .update(verifications)
            .set({ value: JSON.stringify({ ...stored, tries }) })
            .where(ownRow);
          const triesLeft = codeTries - tries;
          return {
            refusal:
              triesLeft > 0
                ? new ApiError(400, 'INVALID_OTP', { triesLeft, wrong })
                : new ApiError(403, 'TOO_MANY_ATTEMPTS'),
          };
        });
        if ('refusal' in outcome) throw outcome.refusal;
        return outcome.done;
      } finally {
        if (!failed) await limits.succeed(owner.userId);
      }
    },
  };
}

function waiting(
  detail: string,
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
): WaitingCodes {
  return { detail, expiresAt, resendAt: new Date(createdAt.getTime() + resendSeconds * 1000) };
}

function freshFields(value: StoredValue) {
  return {
    value: JSON.stringify(value),
    expiresAt: sql`now() + ${codeMinutes} * interval '1 minute'`,
    createdAt: sql`now()`,
  };
}

/** The value of codes that can still be entered. */
function openValue({ value, expiresAt }: typeof verifications.$inferSelect): StoredValue | undefined {
  const stored = readValue(value);
  return expiresAt.getTime() > Date.now() && stored.tries < codeTries ? stored : undefined;
}

function readValue(value: string): StoredValue {
  return JSON.parse(value) as StoredValue;
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function refuseTooEarly(resendAt: Date): void {
  if (resendAt.getTime() > Date.now()) throw tooEarly(resendAt);
}

function tooEarly(resendAt: Date): ApiError {
  const retryAfter = Math.max(1, Math.ceil((resendAt.getTime() - Date.now()) / 1000));
  return new ApiError(
    429,
    'TOO_MANY_REQUESTS',
    { retryAfter, codeSent: true },
    {
      headers: { 'Retry-After': String(retryAfter) },
    },
  );
}
