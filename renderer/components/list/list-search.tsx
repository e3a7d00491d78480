import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Form } from 'react-router';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import { SearchInput } from '../ui/search-input.tsx';
import type { ListAddressControl } from './use-list-address.ts';

/** What is typed reaches the address after this rest, in milliseconds. */
const rest = 300;

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
