import type { Translate } from '#contract/translate.ts';

/** The text of a call that failed: the server's own words where it answered, else ours. */
export function failureText(t: Translate, { code, message }: { code: string; message: string }): string {
  if (code === 'OFFLINE') return t('common:states.offline');
  if (code === 'NETWORK_ERROR') return t('common:states.unreachable');
  return message || t('ui:error.title');
}
