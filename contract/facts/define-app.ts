import type { Product } from './product.ts';
import type {
  AuditAction,
  ErrorCode,
  FeatureName,
  Language,
  LanguageDetails,
  Permissions,
  Role,
  Statements,
  Theme,
} from './register.ts';

/** What an app tells the code below it about itself. */
export interface App {
  product: Product;
  /** The languages of the interface, of mails and of error messages. */
  languages: Readonly<Record<Language, LanguageDetails>>;
  defaultLanguage: Language;
  themes: readonly Theme[];
  defaultTheme: Theme;
  statements: Statements;
  /** What each role grants. */
  roles: Readonly<Record<Role, Permissions>>;
  defaultRole: Role;
  /** What each role in an organization grants on that which belongs to organizations. */
  organizationGrants: Readonly<Record<'admin' | 'member', Readonly<Record<string, readonly string[]>>>>;
  auditActions: readonly AuditAction[];
  errorCodes: readonly ErrorCode[];
  /** The feature that records an action: texts about it stand in that feature's namespace. */
  featureOf(action: string): FeatureName | undefined;
}

let defined: App | undefined;

/** Names the app of this process. Each entry of server, browser and desktop calls it before anything else runs. */
export function defineApp(app: App): void {
  defined = app;
}

/**
 * The app of this process. Ask when a function runs, not while a module loads: then nothing depends on the order in
 * which modules are imported.
 * @throws where no entry has called `defineApp`
 */
export function appFacts(): App {
  if (!defined) throw new Error('Call defineApp before anything else: see contract/facts/define-app.ts');
  return defined;
}
