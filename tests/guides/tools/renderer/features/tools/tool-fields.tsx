import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toolCategories, toolCurrencies } from '#contract/tools/tool-choices.ts';
import type { ListedUser } from '#contract/users/user.ts';
import { defineForm } from '../../components/form/define-form.ts';
import {
  choiceKind,
  dayKind,
  moneyKind,
  optionalTextKind,
  recordKind,
  textKind,
} from '../../components/form/field-kinds.ts';
import { DateInput } from '../../components/ui/date-input.tsx';
import { Input } from '../../components/ui/input.tsx';
import { MoneyInput } from '../../components/ui/money-input.tsx';
import { RecordInput } from '../../components/ui/record-input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Textarea } from '../../components/ui/textarea.tsx';
import type { RecordOption } from '../../components/ui/use-record-search.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { firstBorrowers } from './tool-entity.ts';

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

/** The fields of a tool. @param borrower the name of who has it */
export function ToolFields({ borrower }: { borrower?: string | null }) {
  const { t } = useTranslation('tools');
  const { api } = useApi();
  const { data: first } = useQuery(firstBorrowers(api));
  const search = async (searchTerm: string, signal: AbortSignal) =>
    (await api.users.list.call({ searchTerm, limit: 20 }, { signal })).items.map(toOption);
  return (
    <>
      <Field name="name" label={t('form.name')} autoFocus>
        {(control) => (
          <Input {...control} required dir="auto" autoComplete="off" className="text-match-parent" />
        )}
      </Field>
      <Field name="serial" label={t('form.serial')}>
        {(control) => <Input {...control} required autoComplete="off" spellCheck={false} />}
      </Field>
      <Field name="category" label={t('form.category')}>
        {(control) => (
          <Select {...control} full>
            {toolCategories.map((category) => (
              <option key={category} value={category}>
                {t(`category.${category}`)}
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
          <MoneyInput {...control} currency={currency} currencies={toolCurrencies} />
        )}
      </Field>
      <Field name="borrowerId" label={t('form.borrowerId')} optional>
        {(control, { label }) => (
          <RecordInput
            {...control}
            label={label || borrower || undefined}
            options={first?.items.map(toOption) ?? []}
            search={search}
          />
        )}
      </Field>
      <Field name="note" label={t('form.note')} optional>
        {(control) => <Textarea {...control} rows={5} dir="auto" />}
      </Field>
    </>
  );
}

function toOption({ id, name, email, image }: ListedUser): RecordOption {
  return { id, label: name || email, description: email, image };
}
