import type { ReactNode } from 'react';
import { HeadBar, useOpenNavigation } from './head-bar.tsx';

interface PageHeadProps {
  /** Left out where the page carries its own heading: the head then is on phones alone. */
  title?: ReactNode;
  /** At the end of the line: one primary button at most. */
  children?: ReactNode;
}

/** The head of a list, or of any page with its title in the head, with the way to the navigation on phones. */
export function PageHead({ title, children }: PageHeadProps) {
  const openNavigation = useOpenNavigation();
  if (!title && !openNavigation) return null;
  return (
    <HeadBar menu className={title ? undefined : 'md:hidden'}>
      {title && <h1 className="flex min-w-0 flex-1 items-center gap-2 text-16">{title}</h1>}
      {children}
    </HeadBar>
  );
}
