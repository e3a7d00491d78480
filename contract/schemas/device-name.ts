import { appFacts } from '../facts/define-app.ts';
import type { Translate } from '../translate.ts';
import type { Device } from './session-info.ts';

/** 'Firefox, Windows'; for our own app 'Product for desktop, Windows'; undefined where nothing is known. */
export function deviceName({ browser, system, kind }: Device, t: Translate): string | undefined {
  const program = kind === 'app' ? t('sessions:app', { product: appFacts().product.name }) : browser;
  if (program && system) return t('sessions:programAndSystem', { program, system });
  return program ?? system ?? undefined;
}
