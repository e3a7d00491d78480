import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { TemplateOptions } from '../template/choices.ts';
import { Refusal } from './refusal.ts';

/** What was said on the command line; what was not is undefined. */
export interface Given {
  folder?: string;
  name?: string;
  id?: string;
  scheme?: string;
  slug?: string;
  contact?: string;
  source?: string;
  accent?: string;
  languages?: string[];
  providers?: string[];
  without?: string[];
  yes: boolean;
  dryRun: boolean;
  verbose: boolean;
  /** For `npm run upgrade`: a record to take all choices from, and the folder whose files are replaced. */
  choices?: string;
  into?: string;
}

export const usage = `Usage: npm run create -- FOLDER [OPTION …], in a clone
       npm create latchkey@latest FOLDER [-- OPTION …], once the package is published
Makes an app in a new or empty folder. What is not given is asked for; with --yes, in CI and without a terminal the
defaults are taken.
  --name NAME        name of the app; follows from the folder
  --id ID            identifier of the desktop app, such as com.example.shelfmark
  --scheme SCHEME    of links into the desktop app: shelfmark for shelfmark://
  --slug SLUG        prefix of cookies, name of the package, the database and the data folder
  --contact EMAIL    who answers questions and reports of weaknesses
  --source URL       where the sources will be
  --accent COLOUR    colour of buttons and links, such as '#7c3aed'
  --languages LIST   such as en,fr. English always stays; others that the template has not begin with English texts
  --providers LIST   of sign-in whose variables are prepared, such as google,github; none for codes by mail alone
  --without LIST     parts to leave out
  --no-PART          leaves out one part; --no-example leaves out the example
  --minimal          leaves out every part
  --yes              asks nothing
  --dry-run          says what would be chosen, and writes nothing
  --verbose          shows what npm and git say
  --version, --help`;

/** The part that shows how a feature is made. */
export const examplePart = 'repositories';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** @throws {Refusal} for what the command does not know */
export function readGiven(args: string[], template: TemplateOptions): Given {
  const partFlags = new Map(template.parts.map((part) => [`no-${part}`, part]));
  if (template.parts.includes(examplePart)) partFlags.set('no-example', examplePart);
  const options = {
    ...{ name: text, id: text, scheme: text, slug: text, contact: text, source: text, accent: text },
    ...{ languages: text, providers: text, without: text, choices: text, into: text },
    ...{ yes: { ...flag, short: 'y' }, minimal: flag, 'dry-run': flag, verbose: flag },
    ...Object.fromEntries([...partFlags.keys()].map((name) => [name, flag])),
  } satisfies ParseArgsConfig['options'];
  const { values, positionals } = parse(args, options);
  if ((values.choices === undefined) !== (values.into === undefined))
    throw new Refusal(`--choices and --into belong together.\n\n${usage}`);
  requireNotTaken(Object.keys(options));
  if (positionals.length > 1) throw new Refusal(`One folder is enough: ${positionals.join(' ')}\n\n${usage}`);
  const flagged = [...partFlags].filter(([name]) => values[name] === true).map(([, part]) => part);
  const without = values.minimal ? template.parts : [...(listOf(values.without) ?? []), ...flagged];
  const isAboutParts = values.minimal || values.without !== undefined || flagged.length > 0;
  const string = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  return {
    folder: positionals[0],
    name: string('name'),
    id: string('id'),
    scheme: string('scheme'),
    slug: string('slug'),
    contact: string('contact'),
    source: string('source'),
    accent: string('accent'),
    languages: listOf(values.languages),
    providers: listOf(values.providers),
    without: isAboutParts ? [...new Set(without)] : undefined,
    yes: values.yes === true,
    dryRun: values['dry-run'] === true,
    verbose: values.verbose === true,
    choices: string('choices'),
    into: string('into'),
  };
}

function parse(args: string[], options: ParseArgsConfig['options']) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true }) as {
      values: Record<string, string | boolean | undefined>;
      positionals: string[];
    };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
}

/** What npm knows for itself, and people mean for it. */
const npmSettings = ['yes', 'verbose'];

/** Without `--` npm takes options for itself, and `--dry-run` would make an app, whose packages are not installed. */
function requireNotTaken(options: readonly string[]): void {
  const taken = options.filter((name) => {
    const variable = name.replace(/^no-/, '').replaceAll('-', '_');
    const value = process.env[`npm_config_${variable}`];
    return !npmSettings.includes(name) && (name.startsWith('no-') ? value === '' : Boolean(value));
  });
  if (taken.length === 0) return;
  const list = taken.map((name) => `--${name}`).join(' and ');
  throw new Refusal(`npm took ${list} for itself: put -- before the options.\n\n${usage}`);
}

/** 'en, fr' as a list; 'none' and '' as an empty one. */
function listOf(value: string | boolean | undefined): string[] | undefined {
  if (typeof value !== 'string') return undefined;
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '' && entry !== 'none');
}
