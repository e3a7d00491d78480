import type { ErrorCode } from '#contract/errors/codes.ts';

/** What a write that the database rejects means to the caller. */
export interface BrokenRule {
  status: number;
  code: ErrorCode;
  /** The same error as seen by the affected user, by the path of the endpoint. */
  codeByPath?: Readonly<Record<string, ErrorCode>>;
}
