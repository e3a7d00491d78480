import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Form } from 'react-router';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import { SearchInput } from '../ui/search-input.tsx';
import type { ListAddressControl } from './use-list-address.ts';

/** Milliseconds after the last key until the term goes into the address. */
const rest = 300;

interface ListSearchProps<Sort extends string> {
  /** See useListPage; a list that is no page of its own has its address alone. */
  page: {
    address: ListAddressControl<Sort>;
    list?: { isOutdated: boolean };
    search?: RefObject<HTMLInputElement | null>;
  };
  /** Its name for users who hear it, such as 'Search invoices'. */
  label: string;
  /** Text that names the searched fields, such as 'Search name, link, description'. */
  placeholder: string;
}

/**
 * The search field of a list. The term goes into the address 300 ms after the last key, or at once with Enter; without
 * JavaScript Enter sends it.
 */
export function ListSearch<Sort extends string>(props: ListSearchProps<Sort>) {
  const { page, label, placeholder } = props;
  const { address, list, search } = page;
  const { text, setText, submit } = useSearchTerm(address.searchTerm, address.search);
  const { singleKeys } = useSingleKeys();
  const others = [...address.parameters].filter(([name]) => name !== 'searchTerm' && name !== 'cursor');
  return (
    <Form
      role="search"
      // Makes room for what filters show of their choices, before a line more would push the list.
      className="min-w-0 max-w-70 flex-1 basis-40 max-sm:max-w-none max-sm:basis-full"
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
        pending={list?.isOutdated ?? false}
        shortcut={singleKeys}
        inputRef={search}
      />
    </Form>
  );
}

/**
 * The text of a search field beside the term in the address: what is typed follows with a delay, what changes in the
 * address (the way back, a link) is taken over at once.
 * @param term as it is in the address
 */
export function useSearchTerm(term: string, search: (term: string) => void) {
  const [text, setText] = useState(term);
  const [known, setKnown] = useState(term);
  // The term that was last put into the address from here: it may arrive there when more has been typed.
  const [sent, setSent] = useState(term);
  if (term !== known) {
    setKnown(term);
    if (term !== sent) {
      setSent(term);
      setText(term);
    }
  }

  function send(next: string) {
    if (next.trim() === sent) return;
    setSent(next.trim());
    search(next);
  }

  const sendRested = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    text,
    /** Clearing takes effect at once. */
    setText(next: string) {
      setText(next);
      if (next === '') send(next);
    },
    /** Searches without waiting. */
    submit: () => send(text),
  };
}
