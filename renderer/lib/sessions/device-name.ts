import type { TFunction } from 'i18next';
import type { Device } from '#contract/api/session-info.ts';
import { product } from '#contract/product.ts';

/** 'Firefox, Windows'; for our own app 'Latchkey for desktop, Windows'. */
export function deviceName({ browser, system, kind }: Device, t: TFunction<'sessions'>): string {
  const program = kind === 'app' ? t('app', { product: product.name }) : browser;
  if (program && system) return t('programAndSystem', { program, system });
  return program ?? system ?? t('unknownDevice');
}
