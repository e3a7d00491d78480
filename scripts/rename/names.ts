import { z } from 'zod';
import { product } from '#contract/product.ts';

/** What `npm run rename` changes, under the names of contract/product.ts. */
export interface Names {
  name: string;
  appId: string;
  deepLinkScheme: string;
  slug: string;
  contact: string;
  sourceUrl: string;
}

export type NameOption = 'id' | 'scheme' | 'slug' | 'contact' | 'source';

/** Schemes that systems or browsers know already; a link with one of these never reaches an app. */
const takenSchemes = [
  'about',
  'app',
  'blob',
  'data',
  'file',
  'ftp',
  'http',
  'https',
  'javascript',
  'mailto',
  'sms',
  'tel',
  'ws',
  'wss',
];

const rules = {
  // It stands in sources between quotes, in YAML and in SQL.
  name: z.string().regex(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .+-]{0,38}[\p{L}\p{M}\p{N}+])?$/u, {
    error: 'The name takes up to 40 letters, digits, spaces, full stops, hyphens and plus signs.',
  }),
  appId: z.string().regex(/^[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+$/i, {
    error: '--id takes a domain of yours in reverse and a name, such as com.example.shelfmark.',
  }),
  // Full stops and plus signs are permitted, but xdg-open finds no app for them.
  deepLinkScheme: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,30}$/, {
      error: '--scheme takes lower-case letters, digits and hyphens, and begins with a letter.',
    })
    .refine((scheme) => !takenSchemes.includes(scheme), {
      error: `--scheme takes one that nothing else uses, not one of ${takenSchemes.join(', ')}.`,
    }),
  // A host, a cookie's prefix, a database and a folder have it.
  slug: z.string().regex(/^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])$/, {
    error: '--slug takes 2 to 40 lower-case letters, digits and hyphens, and begins with a letter.',
  }),
  contact: z.email({ error: '--contact takes an e-mail address.' }),
  sourceUrl: z.url({ protocol: /^https$/, error: '--source takes an https address.' }),
};

/**
 * The new names: those that are given, and what follows from the name where they are not.
 * @returns the names, or what is wrong with them, one sentence for each
 */
export function chooseNames(
  name: string,
  { id, scheme, slug, contact, source }: Partial<Record<NameOption, string>>,
): { names: Names } | { errors: string[] } {
  const short = slug ?? slugOf(name);
  const chosen = {
    name,
    slug: short,
    appId: id ?? `com.example.${short}`,
    // 'app' and 'data' are good names of apps, and no schemes of their own.
    deepLinkScheme: scheme ?? (takenSchemes.includes(short) ? `${short}-app` : short),
    contact: contact ?? `hello@${short}.example`,
    sourceUrl: source ?? `https://github.com/${short}/${short}`,
  };
  const result = z.object(rules).safeParse(chosen);
  return result.success
    ? { names: result.data }
    : { errors: [...new Set(result.error.issues.map(({ message }) => message))] };
}

/** 'Étoile du Nord' becomes 'etoile-du-nord'; '' for a name without Latin letters, which needs --slug. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[-0-9]+|-+$/g, '');
}

/** Replaces the names of contract/product.ts in a text by others; longer ones first, since they hold shorter ones. */
export function renameText(text: string, to: Names): string {
  const pairs: [string, string][] = [
    [product.sourceUrl, to.sourceUrl],
    [product.contact, to.contact],
    [product.appId, to.appId],
    [`${product.deepLinkScheme}://`, `${to.deepLinkScheme}://`],
    [`deepLinkScheme: '${product.deepLinkScheme}'`, `deepLinkScheme: '${to.deepLinkScheme}'`],
    ['isNamed: false', 'isNamed: true'],
    [product.name, to.name],
    [product.slug, to.slug],
  ];
  const pattern = pairs.map(([from]) => escapeForPattern(from)).join('|');
  // What belongs to the template keeps its name: the package that made the app, its record, its branch.
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}]|create-|[Bb]ranch \`)(?:${pattern})(?![\\p{L}\\p{N}]|\\.json\\b)|${escapeForPattern(product.deepLinkScheme)}://`,
    'gu',
  );
  const replacements = new Map(pairs.toReversed());
  return text.replaceAll(words, (found) => replacements.get(found) ?? found);
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
