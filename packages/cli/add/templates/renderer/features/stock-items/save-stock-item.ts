import { stockItemInputSchema } from '#contract/stock-items/stock-item-input.ts';
import { createRecord, updateRecord } from '../../components/record/form/save-record.ts';
import { stockItemEntity } from './stock-item-entity.ts';
import { stockItemForm } from './stock-item-form.ts';

const form = { entity: stockItemEntity, form: stockItemForm, schema: stockItemInputSchema };

export const createStockItem = createRecord(form);
export const updateStockItem = updateRecord(form);
