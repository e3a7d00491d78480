import { defineRecordForm } from '../../components/record/fields/define-record-form.ts';
import { stockItemEntity } from './stock-item-entity.ts';

export const stockItemForm = defineRecordForm(
  async () => (await import('#contract/stock-items/stock-item-input.ts')).stockItemInputSchema,
  stockItemEntity.fields,
);
