import { type ComponentProps, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useServices } from '../services.ts';

/** How long a pointer must rest on a link before its page is fetched, in milliseconds. */
const intentDelay = 50;

/** A link within the product: fetches the page's module and data as soon as the visitor means to follow it. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  const { prefetch } = useServices();
  const timer = useRef<number>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const start = () => {
    cancel();
    timer.current = window.setTimeout(() => prefetch(props.to), intentDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <RouterLink
      {...props}
      onPointerEnter={start}
      onPointerLeave={cancel}
      onFocus={start}
      onBlur={cancel}
      onTouchStart={start}
    />
  );
}
