import { knownTimeZone } from '#contract/preferences.ts';
import type { Issue } from '#contract/validation/issue.ts';
import { currencyDigits, formatMoney, formatNumber, type Money } from '../../lib/format/format-number.ts';
import { parseDay } from '../../lib/parse/parse-day.ts';
import { moneyText, numberText, parseMoney, parseNumber } from '../../lib/parse/parse-number.ts';
import { localTime, timestampInZone } from '../../lib/parse/time-in-zone.ts';

/** Language and time zone in which a form is filled in: they decide what '1,234' and 09:30 mean. */
export interface FormLocale {
  language: string;
  timeZone: string;
}

/** Texts that a form sent for one field. */
export interface PostedField {
  /** Text of the control that has the field's name; empty where nothing came. */
  text: string;
  /** Texts of all controls of that name: checkboxes send one each. */
  texts: readonly string[];
  /** Texts of the controls beside it: `currency` is what was sent as `price.currency`. */
  parts: Readonly<Record<string, string>>;
}

/** @param named the name of the record that the field refers to: a record with `ownerId` is answered with `owner` */
type WritePart<in Value> = (value: Value | null | undefined, locale: FormLocale, named: string) => string;

/** How a value becomes the text of a control, and comes out of what is sent. Forms hold texts: they work without script. */
export interface FieldKind<in Value> {
  /** Further controls of the field, by the ending of their name, with what they begin with. */
  parts?: Readonly<Record<string, WritePart<Value>>>;
  write(value: Value | null | undefined, locale: FormLocale): string;
  /** The value for the schema, which decides whether it is one: null for an empty field, NaN for what is no number. */
  read(field: PostedField, locale: FormLocale): unknown;
  /** The issue as it is to be told, where the plain one would name the value as it is stored. */
  issue?(issue: Issue, field: PostedField, locale: FormLocale): Issue;
}

/** One line or several. Empty is an empty text. */
export const textKind: FieldKind<string> = {
  write: (value) => value ?? '',
  read: ({ text }) => text,
};

/** A text that may be missing: empty is null. */
export const optionalTextKind: FieldKind<string> = {
  write: (value) => value ?? '',
  read: ({ text }) => (text.trim() === '' ? null : text),
};

/** NumberInput */
export const numberKind: FieldKind<number> = {
  write: (value, { language }) => (value == null ? '' : numberText(value, language)),
  read: ({ text }, { language }) => (text.trim() === '' ? null : (parseNumber(text, language) ?? Number.NaN)),
  issue: (issue, _field, { language }) => withLimit(issue, (limit) => formatNumber(language, limit)),
};

/** MoneyInput: an amount in the smallest unit, and the currency. */
export const moneyKind: FieldKind<Money> = {
  parts: { currency: (value) => value?.currency ?? '' },
  write: (value, { language }) => (value ? moneyText(value, language) : ''),
  read({ text, parts: { currency = '' } }, { language }) {
    if (text.trim() === '') return null;
    const amount = /^[A-Z]{3}$/.test(currency) ? parseMoney(text, currency, language) : undefined;
    return { amount: amount ?? Number.NaN, currency };
  },
  issue(issue, { parts: { currency = '' } }, { language }) {
    if (!/^[A-Z]{3}$/.test(currency)) return issue;
    if (issue.code === 'invalid_type') {
      const example = formatMoney(language, { amount: 12.5 * 10 ** currencyDigits(currency), currency });
      return { message: 'generic.invalidFormat.money', params: { example } };
    }
    return withLimit(issue, (amount) => formatMoney(language, { amount, currency }));
  },
};

/** DateInput: a day, YYYY-MM-DD. */
export const dayKind: FieldKind<string> = {
  write: (value) => value ?? '',
  // A browser without a control of its own for days sends what was typed.
  read: ({ text }, { language }) => (text.trim() === '' ? null : (parseDay(text, language) ?? text)),
};

/** DateTimeInput: a moment, ISO 8601 in UTC. Day and time are those of the time zone in which the form was shown. */
export const timestampKind: FieldKind<string> = {
  parts: { zone: (_value, { timeZone }) => timeZone },
  write: (value, { timeZone }) => (value ? localTime(new Date(value), timeZone) : ''),
  read: ({ text, parts }, { timeZone }) =>
    text.trim() === '' ? null : (timestampInZone(text, knownTimeZone(parts.zone) ?? timeZone) ?? text),
};

/** RadioGroup, Select: one of several. Nothing chosen is null. */
export const choiceKind: FieldKind<string> = {
  write: (value) => value ?? '',
  read: ({ text }) => text || null,
};

/** CheckboxGroup: some of several, or none. */
export const choicesKind: FieldKind<readonly string[]> = {
  write: (value) => value?.join(',') ?? '',
  read: ({ texts }) => texts.filter(Boolean),
};

/** SwitchField: on or off. A control that is off sends nothing. */
export const toggleKind: FieldKind<boolean> = {
  write: (value) => (value ? 'on' : ''),
  read: ({ text }) => text !== '',
};

/**
 * RecordInput: the id of another record. Its name comes along, so that it need not be asked for again; without an id it
 * is text that was typed and chooses nothing, which no schema takes.
 */
export const recordKind: FieldKind<string> = {
  parts: { label: (value, _locale, named) => (value == null || named === value ? '' : named) },
  write: (value) => value ?? '',
  read: (field) => field.text || (isUnchosen(field) ? Number.NaN : null),
  issue: (issue, field) => (isUnchosen(field) ? { message: 'generic.notListed' } : issue),
};

/** Whether the name of a record was typed and none was chosen. */
export function isUnchosen({ text, parts }: Pick<PostedField, 'text' | 'parts'>): boolean {
  return text === '' && Boolean(parts.label?.trim());
}

/** An issue of a limit with the limit as the reader writes it. */
function withLimit(issue: Issue, write: (limit: number) => string): Issue {
  const limit = { too_small: issue.minimum, too_big: issue.maximum }[issue.code ?? ''];
  if (limit === undefined || !['number', 'int'].includes(issue.origin ?? '')) return issue;
  const kind = issue.code === 'too_small' ? 'tooSmall' : 'tooBig';
  const name = issue.inclusive === false ? 'numberExclusive' : 'number';
  return { message: `generic.${kind}.${name}`, params: { limit: write(Number(limit)) } };
}
