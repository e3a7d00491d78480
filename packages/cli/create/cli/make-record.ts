import { basename } from 'node:path';
import { chooseNames } from '../../rename/names.ts';
import { isTooLight, readableAccent } from '../accent.ts';
import type { AppNames, AppRecord, Choices, TemplateOptions } from '../template/choices.ts';
import { describeLanguage, usualCode } from '../template/describe-language.ts';
import type { Given } from './options.ts';
import { Refusal } from './refusal.ts';

/** What is wrong with a value, or undefined. */
export type Fault = string | undefined;

/** 'my-app' as people would write it: 'My App'. */
export function nameOfFolder(folder: string): string {
  const words = basename(folder)
    .split(/[-_. ]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/**
 * The names that are given, and what follows from the name where they are not.
 * @throws {Refusal} with a sentence for each that cannot be one
 */
export function namesOf(given: Given, name: string): AppNames {
  const chosen = chooseNames(name, given);
  if ('errors' in chosen) throw new Refusal(chosen.errors.join('\n'));
  const { appId, deepLinkScheme, slug, contact, sourceUrl } = chosen.names;
  return { name, id: appId, scheme: deepLinkScheme, slug, contact, source: sourceUrl };
}

type ChosenValues = Partial<Pick<Given, 'languages' | 'providers' | 'without'>> & { accent?: string | null };

/** @throws {Refusal} for a choice that the template does not have */
export function choicesOf(given: ChosenValues, template: TemplateOptions): Choices {
  const codes = template.languages.map(({ code }) => code);
  const choices: Choices = {
    languages: inOrder(given.languages ?? codes, codes),
    accent: given.accent ?? null,
    providers: inOrder(given.providers ?? template.providers, template.providers),
    without: inOrder(given.without ?? [], template.parts),
  };
  const faults = [
    unknownPart(choices.without, template.parts),
    unknownProvider(choices.providers ?? [], template.providers),
    languagesFault(choices.languages),
    choices.accent === null ? undefined : accentFault(choices.accent),
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
  return choices;
}

/** Choices of an earlier version, without the parts that the template no longer has. */
export function stillKnown(
  choices: Choices,
  template: Pick<TemplateOptions, 'parts' | 'providers'>,
): { choices: Choices; notes: string[] } {
  const [without, goneParts] = split(choices.without, template.parts);
  const [providers, goneProviders] = split(choices.providers ?? template.providers, template.providers);
  const notes = [
    ...goneParts.map((part) => `There is no part '${part}' any more that could be left out.`),
    ...goneProviders.map((name) => `There is no provider '${name}' any more.`),
  ];
  return { choices: { ...choices, providers, without }, notes };
}

export function makeRecord(given: Given, folder: string, template: TemplateOptions): AppRecord {
  const names = namesOf(given, given.name ?? nameOfFolder(folder));
  return { version: template.version, names, choices: choicesOf(given, template) };
}

/** English is what other languages are compared with. */
function languagesFault(languages: readonly string[]): Fault {
  if (!languages.includes('en')) return '--languages must contain en: all other texts are compared with it.';
  const wrong = languages.find((code) => describeLanguage(code) === undefined);
  const usual = wrong && usualCode(wrong);
  const instead = usual && usual !== wrong && describeLanguage(usual);
  if (instead)
    return `--languages takes the code that browsers send: ${usual} (${instead.name}), not '${wrong}'.`;
  return wrong && `--languages takes codes such as en or fr, not '${wrong}'.`;
}

export function accentFault(accent: string): Fault {
  return readableAccent(accent) ? undefined : `--accent takes a colour such as '#7c3aed', not '${accent}'.`;
}

/** What becomes of an accent on which white text could not be read. */
export function accentNote(accent: string): string | undefined {
  if (!isTooLight(accent)) return undefined;
  return `${accent} is too light for white text on it: buttons get ${readableAccent(accent)}, links and the dark theme shades of it.`;
}

function unknownProvider(chosen: readonly string[], known: readonly string[]): Fault {
  const found = chosen.filter((name) => !known.includes(name));
  if (found.length === 0) return undefined;
  return `--providers knows ${known.join(', ')}, not '${found.join("', '")}'. Any provider with OpenID Connect is oidc.`;
}

function unknownPart(chosen: readonly string[], known: readonly string[]): Fault {
  const found = chosen.filter((name) => !known.includes(name));
  if (found.length === 0) return undefined;
  return `No part is named '${found.join("', '")}'. There are: ${known.join(', ') || 'none'}.`;
}

function split(all: readonly string[], known: readonly string[]): [string[], string[]] {
  return [all.filter((name) => known.includes(name)), all.filter((name) => !known.includes(name))];
}

/** The same choices are written in the same order, whatever order they were given in. */
function inOrder(chosen: readonly string[], known: readonly string[]): string[] {
  const all = [...new Set(chosen)];
  return [...known.filter((name) => all.includes(name)), ...all.filter((name) => !known.includes(name))];
}
