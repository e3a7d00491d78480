import type { contract } from '../api/contract.ts';
import { auditActions } from '../audit.ts';
import { errorCodes } from '../errors/codes.ts';
import type { App } from '../facts/define-app.ts';
import { defaultLanguage, languageDetails } from '../languages.ts';
import { defaultRole, roles, statements } from '../permissions.ts';
import { product } from '../product.ts';
import { defaultTheme, themes } from '../themes.ts';
import { features } from './features.ts';

declare module '../facts/register.ts' {
  interface Register {
    feature: NonNullable<ReturnType<typeof features.featureOf>>;
    language: keyof typeof languageDetails;
    theme: (typeof themes)[number];
    role: keyof typeof roles;
    statements: typeof statements;
    auditAction: (typeof auditActions)[number];
    errorCode: (typeof errorCodes)[number];
  }
  interface RegisterContract {
    contract: typeof contract;
  }
}

/** This app, for the code below it: every entry gives it to `defineApp` first. */
export const app: App = {
  product,
  languages: languageDetails,
  defaultLanguage,
  themes,
  defaultTheme,
  statements,
  roles,
  defaultRole,
  organizationGrants: features.organizationGrants,
  auditActions,
  errorCodes,
  featureOf: features.featureOf,
};
