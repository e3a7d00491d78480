import { useEffect, useEffectEvent, useState } from 'react';

/** What is typed reaches the address after this rest, in milliseconds. */
const rest = 300;

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
