import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { canReachServer } from '../api/send-request.ts';
import { needsDocument } from '../chunks/chunk.ts';

/**
 * A form whose action could not be fetched, and cannot be by this document any more, is sent once again as a plain form:
 * the server answers it as it does where no script runs. Nothing is done twice, since no action has run.
 * @param answer what came of sending it
 */
export function usePlainPost(answer: unknown) {
  const [isPlain, setIsPlain] = useState(false);
  const sent = useRef<{ form: HTMLFormElement; button: HTMLElement | null }>(null);

  useEffect(() => {
    const { data } = (answer as { apiError?: { data?: unknown } } | undefined)?.apiError ?? {};
    if (!sent.current || !needsDocument(data)) return;
    let isOver = false;
    void canReachServer().then((can) => {
      if (can && !isOver) setIsPlain(true);
    });
    return () => {
      isOver = true;
    };
  }, [answer]);

  useEffect(() => {
    if (!isPlain || !sent.current) return;
    const { form, button } = sent.current;
    // It leaves the page, but loses nothing.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    form.requestSubmit(button);
  }, [isPlain]);

  return {
    isPlain,
    onSubmit({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>) {
      const { submitter } = nativeEvent as globalThis.SubmitEvent;
      sent.current = { form: currentTarget, button: submitter };
    },
  };
}
