import { type ComponentPropsWithRef, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form, useActionData, useLocation, useNavigation } from 'react-router';
import { canReachServer } from '../../lib/api/send-request.ts';
import { needsDocument } from '../../lib/chunks/chunk.ts';

/**
 * A form for an action, checked by our own rules. While it is under way it is not sent again: the second press of a
 * double click comes before any button could show that it works.
 */
export function PostForm({
  onSubmit,
  ...rest
}: Omit<ComponentPropsWithRef<typeof Form>, 'method' | 'noValidate'>) {
  const { state } = useNavigation();
  const answer = useActionData();
  const { key } = useLocation();
  const underWay = useRef(false);
  const plainPost = usePlainPost(answer);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer and a new place end it, too; `state` may not be seen to change between two renders
  useEffect(() => {
    if (state === 'idle') underWay.current = false;
  }, [state, answer, key]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    if (underWay.current && !plainPost.isPlain) event.preventDefault();
    else onSubmit?.(event);
    plainPost.onSubmit(event);
    if (!event.defaultPrevented) underWay.current = true;
  }

  return <Form {...rest} method="post" noValidate reloadDocument={plainPost.isPlain} onSubmit={send} />;
}

/**
 * A form whose action could not be fetched, and cannot be by this document any more, is sent once again as a plain form:
 * the server answers it as it does where no script runs. Nothing is done twice, since no action has run.
 * @param answer what came of sending it
 */
function usePlainPost(answer: unknown) {
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
