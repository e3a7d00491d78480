import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CodeFieldName, type RejectedCodes, rejectedCodesOf } from './rejected-codes.ts';

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
    /** What the field shows; its text is selected, to be typed over, in the first one that is wrong. */
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
    clear: () => setCodes(undefined),
  };
}
