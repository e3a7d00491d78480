import { useEffect } from 'react';
import {
  RecordChoices,
  type RecordOption,
  type SearchRecords,
  useRecordSearch,
} from '../../ui/record-choices.tsx';
import type { PopupControl } from './popup-filter.tsx';
import { SearchPopup } from './search-popup.tsx';

interface RecordPopupProps extends PopupControl {
  value: RecordOption | null;
  onChange(value: RecordOption | null): void;
  options: readonly RecordOption[];
  search: SearchRecords;
}

/** The lazy half of RecordFilter. */
export default function RecordPopup({ options, search, ...rest }: RecordPopupProps) {
  const { open } = rest;
  const { found, find } = useRecordSearch(search, options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each opening
  useEffect(() => {
    if (open && options.length === 0) find('');
  }, [open]);
  return (
    <SearchPopup
      {...rest}
      items={found.options}
      labelOf={(option) => option.label}
      isSame={(one, other) => one.id === other.id}
      onSearch={find}
      className="w-72"
    >
      <RecordChoices found={found} find={find} />
    </SearchPopup>
  );
}
