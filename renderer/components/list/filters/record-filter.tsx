import { createChunk } from '../../../lib/chunks/chunk.ts';
import type { RecordOption, SearchRecords } from '../../ui/record-choices.tsx';
import { PopupFilter } from './popup-filter.tsx';

const popup = createChunk(async () => (await import('./record-popup.tsx')).default);

interface RecordFilterProps {
  /** Label of the filter, such as 'Borrower'. */
  name: string;
  /** The record that is chosen; its label is '…' until it is known. */
  value: RecordOption | null;
  onChange(value: RecordOption | null): void;
  /** Options before anything is typed. Where there are none, they are searched for when the popup opens. */
  options: readonly RecordOption[];
  search: SearchRecords;
}

/** A filter of a list for what belongs to one record out of many, found while typing. */
export function RecordFilter({ name, value, onChange, options, search }: RecordFilterProps) {
  return (
    <PopupFilter name={name} text={value?.label} onClear={() => onChange(null)} chunk={popup}>
      {(Popup, control) => (
        <Popup {...control} value={value} onChange={onChange} options={options} search={search} />
      )}
    </PopupFilter>
  );
}
