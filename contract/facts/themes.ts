import { appFacts } from './define-app.ts';
import type { Theme } from './register.ts';

export type { Theme } from './register.ts';

export function isTheme(value: unknown): value is Theme {
  return appFacts().themes.includes(value as Theme);
}
