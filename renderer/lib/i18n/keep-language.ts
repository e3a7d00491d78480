import type { Init } from '#contract/api/init.ts';
import type { Language } from '#contract/languages.ts';
import { callFunction } from '../api/call-function.ts';

/**
 * Stores a choice of language with the person's account: mail comes in it, and pages do where no other choice was made
 * in the browser. An admin who acts as somebody chooses for the screen alone, as everybody does in a demo. The
 * screen has changed by then, so a failure is nobody's concern.
 */
export function keepLanguage({ visitor, demo }: Pick<Init, 'visitor' | 'demo'>, language: Language): void {
  if (!visitor || visitor.impersonatedBy || demo) return;
  callFunction('account.setLanguage', { language }, { language, reads: false }).catch(() => {});
}
