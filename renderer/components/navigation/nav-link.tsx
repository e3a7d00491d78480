import type { ComponentProps } from 'react';
import { NavLink as RouterNavLink } from 'react-router';
import { usePrefetchOnIntent } from '../../lib/navigation/use-prefetch-on-intent.ts';

/** A Link of a navigation: carries `aria-current="page"` on its page and, without `end`, on the pages below it. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink {...props} {...usePrefetchOnIntent(props.to, props)} />;
}
