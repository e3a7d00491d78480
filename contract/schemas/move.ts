import * as z from 'zod/mini';
import { namedSchema, selectionSchema } from './deletion.ts';
import { scopePattern } from './scope-pattern.ts';

/** Scope to which a record can be moved: the id of an organization, or `none` for the whole installation. */
const targetScope = z.string().check(z.regex(/^(?!all$)[\w-]{1,200}$/));

export const moveInputSchema = z.strictObject({
  ids: selectionSchema,
  /** Scope in which they are; `all`, for managers, any. */
  from: z.string().check(z.regex(scopePattern)),
  to: targetScope,
  /**
   * The records go back where the caller has just moved them from, and count as unchanged. A record to which this does not
   * apply is moved like any other: it was changed since, or the undo comes too late.
   */
  undo: z.optional(z.boolean()),
});

/**
 * Why a record stays: what must be unique is used there; it refers to what is not there; records that stay refer to it.
 */
const moveRefusals = ['name-used', 'refers', 'referred'] as const;

export const moveSchema = z.object({
  /** Five at most. */
  moved: z.array(namedSchema),
  count: z.int(),
  /** Scopes in which they were, to move them back. */
  origins: z.array(z.object({ scope: targetScope, ids: z.array(z.string()) })),
  /** How many stay where they are. */
  refusedCount: z.int(),
  /** Five at most of those. */
  refused: z.array(z.extend(namedSchema, { reason: z.enum(moveRefusals) })),
});

export type Move = z.infer<typeof moveSchema>;
export type MoveRefusal = (typeof moveRefusals)[number];
