/** The names of an app, as `npm run rename` takes them. */
export interface AppNames {
  name: string;
  id: string;
  scheme: string;
  slug: string;
  contact: string;
  source: string;
}

export interface Choices {
  /** Codes of languages; English is always one. */
  languages: string[];
  /** sRGB such as #7c3aed; null for the template's own. */
  accent: string | null;
  /** Providers of sign-in whose variables are prepared. An earlier version knew no such choice. */
  providers?: string[];
  /** Parts that were left out, by the names that `npm run remove` knows. */
  without: string[];
}

/** latchkey.json in the root of a made app: what it was made of, for `npm run upgrade`. */
export interface AppRecord {
  /** Of the template. */
  version: string;
  names: AppNames;
  choices: Choices;
}

/** What a template lets one choose, so that questions and refusals know it before anything is written. */
export interface TemplateOptions {
  version: string;
  languages: { code: string; name: string }[];
  providers: string[];
  /** What `npm run remove` can take out. */
  parts: string[];
}
