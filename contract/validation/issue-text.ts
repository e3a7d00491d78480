import { displayLocale } from '../display-locale.ts';
import type { Language } from '../facts/languages.ts';
import type { Translate } from '../translate.ts';
import { genericMessage } from './generic-message.ts';
import { type Issue, isMessageKey, issueField, issueValue } from './issue.ts';

/**
 * The message for an error of a schema, in `language`, which `t` speaks.
 * Give the `input` that was checked where you have it: a missing value then reads as missing, not as a wrong type.
 */
export function issueText(
  t: Translate,
  language: Language,
  issue: Issue,
  ...input: [input?: unknown]
): string {
  const { message } = issue;
  if (isMessageKey(message))
    return t(message.includes(':') ? message : `validation:${message}`, parametersOf(issue));
  const generic = genericMessage(issue, issueValue(issue, input[0]), input.length > 0);
  return t(`validation:${generic.key}`, withDatesWritten(generic.parameters, language));
}

/** The first text of each field, under its name (`address.city`); under '' what concerns the whole. */
export function fieldTexts(
  t: Translate,
  language: Language,
  issues: readonly Issue[],
  ...input: [input?: unknown]
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const issue of issues) texts[issueField(issue)] ??= issueText(t, language, issue, ...input);
  return texts;
}

/** Dates in the words of the rest of the product: the locale files leave only the place for them. */
function withDatesWritten(parameters: Record<string, unknown>, language: Language): Record<string, unknown> {
  const format = new Intl.DateTimeFormat(displayLocale(language), { dateStyle: 'long' });
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      value instanceof Date ? format.format(value) : value,
    ]),
  );
}

function parametersOf(issue: Issue): Record<string, unknown> {
  const min = issue.minimum === undefined ? undefined : Number(issue.minimum);
  const max = issue.maximum === undefined ? undefined : Number(issue.maximum);
  return { min, max, count: min ?? max, ...issue.params };
}
