import { type ComponentPropsWithRef, type SubmitEvent, useEffect, useRef } from 'react';
import { Form, useActionData, useLocation, useNavigation } from 'react-router';
import { usePlainPost } from '../../lib/navigation/use-plain-post.ts';

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
