import { resolve } from 'node:path';
import { autocompleteMultiselect, cancel, isCancel, multiselect, text } from '@clack/prompts';
import type { TemplateOptions } from '../template/choices.ts';
import { describeLanguage, offeredLanguages } from '../template/describe-language.ts';
import { accentFault, nameOfFolder, namesOf } from './make-record.ts';
import { examplePart, type Given } from './options.ts';
import { Refusal } from './refusal.ts';
import { requireEmpty } from './target-folder.ts';

/** Ctrl+C or Escape at a question. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** Asks for all that was not given. */
export async function askForRest(given: Given, template: TemplateOptions): Promise<Given> {
  const folder =
    given.folder ??
    (await askText('Folder', 'my-app', (value) => faultOf(() => requireEmpty(resolve(value)))));
  // A name without Latin letters gives no slug, which is asked for then.
  const lacksSlug = (name: string) =>
    given.slug === undefined &&
    faultOf(() => namesOf(given, name)) !== undefined &&
    faultOf(() => namesOf({ ...given, slug: 'my-app' }, name)) === undefined;
  const checkName = (name: string) => (lacksSlug(name) ? undefined : faultOf(() => namesOf(given, name)));
  const name = given.name ?? (await askText('Name of the app', nameOfFolder(folder), checkName));
  const slug = lacksSlug(name)
    ? await askText('The name in small Latin letters, for cookies, database and package', 'my-app', (value) =>
        faultOf(() => namesOf({ ...given, slug: value }, name)),
      )
    : given.slug;
  const named = { ...given, folder, name, slug };
  const id =
    given.id ??
    (await askText(
      'Identifier: a domain of yours in reverse, and the name',
      namesOf(named, name).id,
      (value) => faultOf(() => namesOf({ ...named, id: value }, name)),
    ));
  const scheme =
    given.scheme ??
    (await askText('Scheme of links into the desktop app', namesOf({ ...named, id }, name).scheme, (value) =>
      faultOf(() => namesOf({ ...named, id, scheme: value }, name)),
    ));
  const accent = given.accent ?? (await askAccent());
  const languages = given.languages ?? (await askLanguages(template));
  const providers = given.providers ?? (await askProviders(template));
  const without = given.without ?? (await askParts(template));
  return { ...named, id, scheme, accent, languages, providers, without };
}

async function askAccent(): Promise<string | undefined> {
  const accent = await answered(
    text({
      message: "Accent colour of buttons and links, such as #7c3aed; empty for the template's teal",
      validate: (value) => (value?.trim() ? accentFault(value.trim()) : undefined),
    }),
  );
  return accent?.trim() || undefined;
}

async function askLanguages(template: TemplateOptions): Promise<string[]> {
  const own = template.languages.map(({ code }) => code);
  const others = offeredLanguages
    .filter((code) => !own.includes(code))
    .flatMap((code) => describeLanguage(code) ?? []);
  return answered(
    autocompleteMultiselect({
      message: 'Languages. English stays; those marked with * begin with English texts to translate',
      options: [
        ...template.languages.map(({ code, name }) => ({ value: code, label: name })),
        ...others.map(({ code, name }) => ({ value: code, label: `${name} *` })),
      ],
      initialValues: own,
      maxItems: 8,
    }),
  ).then((chosen) => [...new Set(['en', ...chosen])]);
}

function askProviders({ providers }: TemplateOptions): Promise<string[]> {
  const names: Record<string, string> = { github: 'GitHub', google: 'Google', oidc: 'OpenID Connect' };
  return answered(
    multiselect({
      message: 'Sign-in beside codes by mail: whose variables should stand in .env, to be filled in?',
      options: providers.map((value) => ({ value, label: names[value] ?? value })),
      initialValues: providers,
      required: false,
    }),
  );
}

async function askParts({ parts }: TemplateOptions): Promise<string[]> {
  if (parts.length === 0) return [];
  const kept = await answered(
    multiselect({
      message: 'Parts',
      options: parts.map((part) => ({ value: part, label: labelOf(part) })),
      initialValues: parts,
      required: false,
    }),
  );
  return parts.filter((part) => !kept.includes(part));
}

/** What a part is, for those whose name does not say it. A part without a line has its name. */
function labelOf(part: string): string {
  const labels: Record<string, string> = {
    [examplePart]: `${examplePart}: the example of a kind of record, to copy from`,
    desktop: 'desktop: the app for Linux, macOS and Windows',
    organizations: 'organizations: members, invitations and teams',
  };
  return labels[part] ?? part;
}

function askText(
  message: string,
  initial: string,
  fault: (value: string) => string | undefined,
): Promise<string> {
  const valueOrInitial = (value: string | undefined) => value?.trim() || initial;
  return answered(
    text({
      message,
      placeholder: initial,
      defaultValue: initial,
      validate: (value) => fault(valueOrInitial(value)),
    }),
  ).then(valueOrInitial);
}

async function answered<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (!isCancel(answer)) return answer as Exclude<T, symbol>;
  cancel('Nothing was written.');
  throw new Cancelled();
}

/** What is wrong, as a question shows it. */
function faultOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
