import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';

/** The fields with codes, as the operations call them and in the order in which the server counts them. */
const codeFields = ['code', 'currentCode'] as const;

export type CodeFieldName = (typeof codeFields)[number];

interface RejectedCodes {
  fields: readonly CodeFieldName[];
  /** Undefined where the server does not count. */
  triesLeft: number | undefined;
}

/** Returns the codes that the server rejected; undefined for other errors, which concern the whole form. */
export function rejectedCodesOf(error: unknown): RejectedCodes | undefined {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_OTP') return undefined;
  const { wrong, triesLeft } = (error.data ?? {}) as { wrong?: unknown; triesLeft?: unknown };
  return {
    fields: Array.isArray(wrong) ? codeFields.filter((_, place) => wrong.includes(place)) : ['code'],
    triesLeft: typeof triesLeft === 'number' ? triesLeft : undefined,
  };
}

/** True where no try is left, so that another code may be sent at once. */
export function isUsedUp(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'TOO_MANY_ATTEMPTS' || error.code === 'OTP_EXPIRED');
}

/** Follows which codes of a form the server rejected and nobody has typed again since. */
export function useRejectedCodes() {
  const { t } = useTranslation('account');
  const [codes, setCodes] = useState<RejectedCodes>();
  const [failures, setFailures] = useState({ code: 0, currentCode: 0 });

  function textOf({ triesLeft }: RejectedCodes): string {
    return triesLeft === undefined ? t('code.wrong') : t('code.wrongTries', { count: triesLeft });
  }

  return {
    isRejected: (name: CodeFieldName) => codes?.fields.includes(name) ?? false,
    /** Returns the error of a field, and a count whose change selects its text to be typed over. */
    shownAt: (name: CodeFieldName) => ({
      error: codes?.fields.includes(name) ? textOf(codes) : undefined,
      failures: failures[name],
    }),
    reject(error: unknown) {
      const rejected = rejectedCodesOf(error);
      const first = rejected?.fields[0];
      setCodes(rejected);
      if (first) setFailures((known) => ({ ...known, [first]: known[first] + 1 }));
    },
    retyped(name: CodeFieldName) {
      setCodes((known) => known && { ...known, fields: known.fields.filter((field) => field !== name) });
    },
  };
}
