import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText, fullDateText } from '../../../lib/format/date-text.ts';
import { formatMoney, formatNumber, type Money } from '../../../lib/format/format-number.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { useTimeZone } from '../../../lib/preferences/time-zone.ts';
import { useArea } from '../../actions/action-context.ts';
import { Link } from '../../navigation/link.tsx';
import type { DefinedEntity } from '../define-entity.ts';
import type { ReferenceField } from './fields.ts';

interface FieldValueProps {
  entity: Pick<DefinedEntity, 'fields' | 'texts'>;
  /** Name of the field. */
  name: string;
  record: object;
}

/** Value of a field of a record, as its kind is shown. */
export function FieldValue({ entity: { fields, texts }, name, record }: FieldValueProps) {
  const field = fields[name];
  const value = readValue(record, name);
  if (field?.kind === 'reference')
    return <Reference field={field} id={value as string | null} name={referredName(record, name)} />;
  if (field?.kind === 'choice')
    return <ChoiceValue value={value == null ? null : `${texts}:choices.${name}.${value}`} />;
  const Value = field && values[field.kind];
  return Value && <Value value={value as never} />;
}

/** Components by kind; custom fields have sections (CustomSections). */
const values: Partial<Record<string, ComponentType<{ value: never }>>> = {
  text: TextValue,
  longtext: LongTextValue,
  link: LinkValue,
  email: EmailValue,
  number: NumberValue,
  money: MoneyValue,
  date: DayValue,
  time: TimestampValue,
  boolean: BooleanValue,
};

interface ReferenceProps {
  field: ReferenceField;
  id: string | null;
  name: string | null;
}

/** A link to the page of another record; the user area has no pages of users. */
function Reference({ field: { path }, id, name }: ReferenceProps) {
  const area = useArea();
  const hasPage = area === 'manager' || path !== 'users';
  return <ReferenceValue value={name} to={hasPage ? `/${area}/${path}/${id}` : undefined} />;
}

export function readValue(record: object, name: string): unknown {
  return (record as Record<string, unknown>)[name];
}

/** The name of what a field refers to: a record with `ownerId` is answered with `owner`. */
function referredName(record: object, name: string): string | null {
  return readValue(record, name.replace(/Id$/, '')) as string | null;
}

/* The values of fields as rows and pages show them, one for each kind. Where there is no value they show nothing. */

interface ValueOf<Value> {
  value: Value | null;
}

/** A text of one line. */
export function TextValue({ value }: ValueOf<string>) {
  return value && <bdi className="wrap-anywhere">{value}</bdi>;
}

/** A text of several lines, each in its own direction of writing. */
export function LongTextValue({ value }: ValueOf<string>) {
  return (
    value && (
      <span className="block whitespace-pre-line text-match-parent wrap-anywhere [unicode-bidi:plaintext]">
        {value}
      </span>
    )
  );
}

export function NumberValue({ value }: ValueOf<number>) {
  const { i18n } = useTranslation();
  return value === null ? null : <span className="tabular-nums">{formatNumber(i18n.language, value)}</span>;
}

export function MoneyValue({ value }: ValueOf<Money>) {
  const { i18n } = useTranslation();
  return value && <bdi className="tabular-nums">{formatMoney(i18n.language, value)}</bdi>;
}

/** A day, YYYY-MM-DD. */
export function DayValue({ value }: ValueOf<string>) {
  const { i18n } = useTranslation();
  return value && dateText(new Date(value), i18n.language, 'UTC');
}

/** A day and a time of day, by the reader's clock. */
export function TimestampValue({ value }: ValueOf<string>) {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  return (
    value && (
      // Browsers and the server may hold different editions of the month names.
      <time suppressHydrationWarning dateTime={value}>
        {fullDateText(new Date(value), i18n.language, timeZone)}
      </time>
    )
  );
}

export function BooleanValue({ value }: ValueOf<boolean>) {
  const { t } = useTranslation('records');
  return value === null ? null : t(value ? 'value.yes' : 'value.no');
}

/** One of several. @param value key of its text: 'tools:choices.category.power' */
function ChoiceValue({ value }: ValueOf<string>) {
  const translate = useTranslate();
  return value && translate(value);
}

/** A link to a page of the web: opens in a tab of its own, which learns nothing about this one. */
export function LinkValue({ value }: ValueOf<string>) {
  const { t } = useTranslation('ui');
  // The server takes nothing else, but rows may be older than its rules.
  if (!value || !/^https?:\/\//i.test(value)) return <TextValue value={value} />;
  return (
    <a
      href={value}
      target="_blank"
      rel="noopener noreferrer"
      className="link relative z-1 ltr-isolate wrap-anywhere"
    >
      {value.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
      <span className="sr-only"> {t('opensNewTab')}</span>
    </a>
  );
}

export function EmailValue({ value }: ValueOf<string>) {
  return (
    value && (
      <a href={`mailto:${value}`} className="link relative z-1 ltr-isolate wrap-anywhere">
        {value}
      </a>
    )
  );
}

interface ReferenceValueProps {
  /** The name of the other record. */
  value: string | null;
  /** The address of its page; undefined where the area has none. */
  to: string | undefined;
}

/** Another record, or a user. */
export function ReferenceValue({ value, to }: ReferenceValueProps) {
  if (!value || to === undefined) return <TextValue value={value} />;
  return (
    <Link to={to} className="link relative z-1 wrap-anywhere">
      <bdi>{value}</bdi>
    </Link>
  );
}
