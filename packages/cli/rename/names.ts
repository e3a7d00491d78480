import { z } from 'zod';

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

/**
 * Words that are no names where a slug stands: the data folder is the slug after a full stop, beside `.git` and `.env`;
 * YAML reads some as true or false; PostgreSQL has the others already.
 */
const takenSlugs = [
  ...['cache', 'ci', 'env', 'git', 'githooks', 'github', 'gitignore', 'npmrc'],
  ...['false', 'no', 'null', 'off', 'on', 'true', 'yes'],
  ...['none', 'postgres', 'postgresql', 'public', 'template0', 'template1'],
];

const unquoted = /^[^\s'"`\\<>]+$/;

const rules = {
  // It stands in sources between quotes, in YAML and in SQL.
  name: z.string().regex(/^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .&+-]{0,38}[\p{L}\p{M}\p{N}+])?$/u, {
    error: 'The name takes up to 40 letters, digits, spaces, full stops, hyphens, plus signs and ampersands.',
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
  slug: z
    .string()
    .regex(/^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])$/, {
      error: '--slug takes 2 to 40 lower-case letters, digits and hyphens, and begins with a letter.',
    })
    .refine((slug) => !takenSlugs.includes(slug), {
      error: `--slug takes a word that means nothing else, not one of ${takenSlugs.join(', ')}.`,
    }),
  // They stand in sources between quotes, too, and may hold quotes.
  contact: z.email({ error: '--contact takes an e-mail address.' }).regex(unquoted, {
    error: '--contact takes an e-mail address without quotes.',
  }),
  sourceUrl: z.url({ protocol: /^https$/, error: '--source takes an https address.' }).regex(unquoted, {
    error: '--source takes an https address without quotes and spaces.',
  }),
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
  const ownScheme = short.slice(0, 31).replace(/-+$/, '');
  const chosen = {
    name,
    slug: short,
    appId: id ?? `com.example.${short}`,
    // 'app' and 'data' are good names of apps, and no schemes of their own.
    deepLinkScheme: scheme ?? (takenSchemes.includes(ownScheme) ? `${ownScheme}-app` : ownScheme),
    contact: contact ?? `hello@${short}.example`,
    sourceUrl: source ?? `https://github.com/${short}/${short}`,
  };
  const result = z.object(rules).safeParse(chosen);
  if (result.success) return { names: result.data };
  // What follows from a wrong name or slug is wrong by that alone.
  const given = { name, slug: short, appId: id, deepLinkScheme: scheme, contact, sourceUrl: source };
  const { issues } = result.error;
  const errors = issues
    .filter(({ path: [key] }) => given[key as keyof Names] !== undefined)
    .filter(
      ({ path: [key] }) =>
        slug !== undefined || key !== 'slug' || !issues.some(({ path }) => path[0] === 'name'),
    )
    .map(({ message, path: [key] }) =>
      key === 'slug' && slug === undefined ? `${message} From '${name}' follows '${short}'.` : message,
    );
  return { errors: [...new Set(errors)] };
}

/** Letters that people write as two where they have one alone. */
const twoLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
};

/** 'Étoile & Söhne' becomes 'etoile-soehne'; '' for a name without Latin letters, which needs --slug. */
function slugOf(name: string): string {
  const spelled = name.normalize('NFC').toLowerCase();
  const letters = Array.from(spelled, (letter) => twoLetters[letter] ?? letter).join('');
  const plain = letters.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[-0-9]+|-+$/g, '');
}
