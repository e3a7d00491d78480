import type { RefObject } from 'react';
import { Form } from 'react-router';
import { useSingleKeys } from '../../lib/preferences/use-single-keys.ts';
import { SearchInput } from '../ui/search-input.tsx';
import type { ListAddressControl } from './use-list-address.ts';
import { useSearchTerm } from './use-search-term.ts';

interface ListSearchProps<Sort extends string> {
  address: ListAddressControl<Sort>;
  /** Its name for users who hear it, such as 'Search invoices'. */
  label: string;
  /** Where is looked, such as 'Search name, link, description'. */
  placeholder: string;
  /** What was typed is still being searched for. */
  pending: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * The search field of a list. The term goes into the address 300 ms after the last key, or at once with Enter; without
 * JavaScript Enter sends it.
 */
export function ListSearch<Sort extends string>(props: ListSearchProps<Sort>) {
  const { address, label, placeholder, pending, inputRef } = props;
  const { text, setText, submit } = useSearchTerm(address.searchTerm, address.search);
  const { singleKeys } = useSingleKeys();
  const others = [...address.parameters].filter(([name]) => name !== 'searchTerm' && name !== 'cursor');
  return (
    <Form
      role="search"
      className="max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchInput
        name="searchTerm"
        value={text}
        onValueChange={setText}
        label={label}
        placeholder={placeholder}
        pending={pending}
        shortcut={singleKeys}
        inputRef={inputRef}
      />
    </Form>
  );
}
