import type { Issue } from '#contract/validation/issue.ts';

/** Where a form is filled in: it decides what '1,234' and 09:30 mean. */
export interface FormLocale {
  language: string;
  timeZone: string;
}

/** What was sent of one field. */
export interface PostedField {
  /** Of the control that has the field's name; empty where nothing came. */
  text: string;
  /** All of that name: checkboxes send one each. */
  texts: readonly string[];
  /** Of the controls beside it: `currency` is what was sent as `price.currency`. */
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
