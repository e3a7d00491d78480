import { useTranslation } from 'react-i18next';
/*if choices*/
import { /*: choiceNames */ } from '#contract/stock-items/stock-item-choices.ts';
/*end*/
import { defineForm } from '../../components/form/define-form.ts';
import {
  choiceKind,
  dayKind,
  moneyKind,
  numberKind,
  optionalTextKind,
  recordKind,
  textKind,
  timestampKind,
  toggleKind,
} from '../../components/form/field-kinds.ts';
import { ReferenceInput } from '../../components/record/form/reference-input.tsx';
import { DateInput, DateTimeInput } from '../../components/ui/date-input.tsx';
import { Input, Textarea } from '../../components/ui/input.tsx';
import { MoneyInput } from '../../components/ui/money-input.tsx';
import { NumberInput } from '../../components/ui/number-input.tsx';
import { Select } from '../../components/ui/select.tsx';

export const stockItemForm = defineForm(
  async () => (await import('#contract/stock-items/stock-item-input.ts')).stockItemInputSchema,
  {
    /*: formKinds */
  },
);

const { Field/*: toggle */ } = stockItemForm;

/** The fields of a stock item, for a new one and for one that is changed. */
export function StockItemFields() {
  const { t } = useTranslation('stock-items');
  return (
    <>
      {/*: controls */}
    </>
  );
}
