import { useTranslation } from 'react-i18next';
import { toolCategoryChoices, toolPriceCurrencies } from '#contract/tools/tool-choices.ts';
import { defineForm } from '../../components/form/define-form.ts';
import {
  choiceKind,
  dayKind,
  moneyKind,
  optionalTextKind,
  recordKind,
  textKind,
} from '../../components/form/field-kinds.ts';
import { ReferenceInput } from '../../components/record/form/reference-input.tsx';
import { DateInput } from '../../components/ui/date-input.tsx';
import { Input } from '../../components/ui/input.tsx';
import { MoneyInput } from '../../components/ui/money-input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';

export const toolForm = defineForm(
  async () => (await import('#contract/tools/tool-input.ts')).toolInputSchema,
  {
    name: textKind,
    serial: textKind,
    category: choiceKind,
    purchasedOn: dayKind,
    price: moneyKind,
    borrowerId: recordKind,
    note: optionalTextKind,
  },
);

const { Field } = toolForm;

/** The fields of a tool, for a new one and for one that is changed. */
export function ToolFields() {
  const { t } = useTranslation('tools');
  return (
    <>
      <Field name="name" label={t('form.name')} autoFocus>
        {(control) => (
          <Input {...control} required dir="auto" autoComplete="off" className="text-match-parent" />
        )}
      </Field>
      <Field name="serial" label={t('form.serial')}>
        {(control) => (
          <Input {...control} required dir="auto" autoComplete="off" className="text-match-parent" />
        )}
      </Field>
      <Field name="category" label={t('form.category')}>
        {(control) => (
          <Select {...control} full>
            {toolCategoryChoices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`choices.category.${choice}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field name="purchasedOn" label={t('form.purchasedOn')} optional>
        {(control) => <DateInput {...control} />}
      </Field>
      <Field name="price" label={t('form.price')} optional>
        {(control, { currency }) => (
          <MoneyInput {...control} currency={currency} currencies={toolPriceCurrencies} />
        )}
      </Field>
      <Field name="borrowerId" label={t('form.borrowerId')} optional>
        {(control, { label }) => <ReferenceInput {...control} label={label} of={(api) => api.users} />}
      </Field>
      <Field name="note" label={t('form.note')} optional>
        {(control) => <Textarea {...control} rows={5} dir="auto" />}
      </Field>
    </>
  );
}
