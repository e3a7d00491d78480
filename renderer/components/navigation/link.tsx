import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import { usePrefetchOnIntent } from '../../lib/navigation/use-prefetch-on-intent.ts';

/** A link within the product: fetches the page's module and data as soon as the user means to follow it. */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink discover="none" {...props} {...usePrefetchOnIntent(props.to, props)} />;
}

/** A Link of a navigation: carries `aria-current="page"` on its page and, without `end`, on the pages below it. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink discover="none" {...props} {...usePrefetchOnIntent(props.to, props)} />;
}
