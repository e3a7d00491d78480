import { Popover } from '@base-ui/react/popover';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyText, numberText, parseMoney, parseNumber } from '../../../lib/parse/parse-number.ts';
import { Button } from '../../ui/button.tsx';
import { dateFromDay } from '../../ui/calendar-date.ts';
import { DayTextInput } from '../../ui/date-picker.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { overlayContainer, popupPlace } from '../../ui/overlay-container.ts';
import type { PopupControl } from './popup-filter.tsx';

const ends = ['from', 'to'] as const;

interface DateRangePopupProps extends PopupControl {
  range: Range<string>;
  onChange(range: Range<string>): void;
}

/** The lazy half of DateRangeFilter. */
export function DateRangePopup(props: DateRangePopupProps) {
  const { t } = useTranslation('records');
  return (
    <RangePopup
      {...props}
      labels={{ from: t('filter.from'), to: t('filter.until'), invalid: t('filter.noDay') }}
      textOf={(day) => day}
      read={(text) => (dateFromDay(text) ? text : undefined)}
    >
      {(control) => <DayTextInput {...control} size={32} />}
    </RangePopup>
  );
}

interface NumberRangePopupProps extends PopupControl {
  range: Range<number>;
  onChange(range: Range<number>): void;
  currency: string | undefined;
  unit: string | undefined;
}

/** The lazy half of NumberRangeFilter. */
export function NumberRangePopup({ currency, unit, ...props }: NumberRangePopupProps) {
  const { t, i18n } = useTranslation('records');
  const { language } = i18n;
  return (
    <RangePopup
      {...props}
      labels={{ from: t('filter.least'), to: t('filter.most'), invalid: t('filter.noNumber') }}
      textOf={(amount) =>
        currency ? moneyText({ amount, currency }, language) : numberText(amount, language)
      }
      read={(text) => (currency ? parseMoney(text, currency, language) : parseNumber(text, language))}
    >
      {({ value, onValueChange }) => (
        <NumberInput
          size={32}
          unit={currency ?? unit}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      )}
    </RangePopup>
  );
}

/** Both ends of a range; undefined for an open one. */
export interface Range<Value> {
  from?: Value | undefined;
  to?: Value | undefined;
}

interface EndControl {
  value: string;
  onValueChange(text: string): void;
}

interface RangePopupProps<Value> extends PopupControl {
  range: Range<Value>;
  onChange(range: Range<Value>): void;
  labels: { from: string; to: string; invalid: string };
  textOf(value: Value): string;
  /** Undefined for what is no value. */
  read(text: string): Value | undefined;
  children: (control: EndControl) => ReactNode;
}

/** Popup of a filter for a range: its two ends, and a button that applies them. */
function RangePopup<Value extends string | number>(props: RangePopupProps<Value>) {
  const { open, onOpenChange, button, name } = props;
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Portal container={overlayContainer(button.current)}>
        <Popover.Positioner {...popupPlace} anchor={button} align="start">
          <Popover.Popup
            aria-label={name}
            finalFocus={button}
            className="w-72 max-w-(--available-width) rounded-10 bg-raised p-3 text-13 text-text shadow-2 outline-none transition-[opacity,translate] duration-160 data-ending-style:opacity-0 data-ending-style:duration-100 data-starting-style:translate-y-1 data-starting-style:opacity-0"
          >
            <RangeForm {...props} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function RangeForm<Value extends string | number>(props: RangePopupProps<Value>) {
  const { range, onChange, onOpenChange, labels, textOf, read, children } = props;
  const { t } = useTranslation('records');
  const [texts, setTexts] = useState(() => ({
    from: range.from === undefined ? '' : textOf(range.from),
    to: range.to === undefined ? '' : textOf(range.to),
  }));
  const [isChecked, setIsChecked] = useState(false);
  const isWrong = (end: (typeof ends)[number]) => texts[end].trim() !== '' && read(texts[end]) === undefined;

  function apply(event: SubmitEvent) {
    event.preventDefault();
    // It may stand inside another form, of which React would tell, too.
    event.stopPropagation();
    setIsChecked(true);
    if (ends.some(isWrong)) return;
    const [from, to] = [read(texts.from), read(texts.to)];
    const isTurned = from !== undefined && to !== undefined && from > to;
    onChange(isTurned ? { from: to, to: from } : { from, to });
    onOpenChange(false);
  }

  return (
    <form noValidate onSubmit={apply} className="grid gap-3">
      {ends.map((end) => (
        <Field key={end} label={labels[end]} error={isChecked && isWrong(end) && labels.invalid}>
          {children({
            value: texts[end],
            onValueChange: (text) => setTexts((now) => ({ ...now, [end]: text })),
          })}
        </Field>
      ))}
      <Button type="submit" variant="primary" size={32} full>
        {t('filter.apply')}
      </Button>
    </form>
  );
}
