import clsx from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { BackLink } from '../navigation/back-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { HeadBar, useOpenNavigation } from './head-bar.tsx';

interface DetailHeadProps {
  /** The list that leads here. */
  list: { to: string; label: string };
  name: string;
  /** The heading of the page, which holds the name: it shows here while that one is scrolled away. */
  heading: RefObject<HTMLElement | null>;
  /** Actions: buttons of 32. */
  children?: ReactNode;
}

/** The head of the page of one record: the way back to its list, and the actions. In the user area it scrolls along. */
export function DetailHead({ list, name, heading, children }: DetailHeadProps) {
  const scrolledAway = useScrolledAway(heading);
  const isManager = useOpenNavigation() !== null;
  const content = (
    <>
      <div className="flex min-w-0 flex-1 items-center gap-2 text-14">
        <BackLink
          to={list.to}
          className="inline-flex min-h-7 min-w-0 items-center gap-2 rounded-6 font-medium text-text-3 transition-colors hover:text-text"
        >
          <Icon of={ArrowLeft} flip className="text-text-off" />
          <span className={clsx('truncate', scrolledAway && 'max-sm:sr-only')}>{list.label}</span>
        </BackLink>
        <span
          aria-hidden="true"
          dir="auto"
          className={clsx(
            'min-w-0 truncate font-semibold transition-opacity duration-160',
            scrolledAway ? 'opacity-100' : 'opacity-0',
          )}
        >
          {scrolledAway && name}
        </span>
      </div>
      {children}
    </>
  );
  if (isManager) return <HeadBar>{content}</HeadBar>;
  return (
    <div className="mx-auto flex min-h-head w-full max-w-[calc(61rem+2*var(--gutter))] items-center gap-2 px-gutter pt-3">
      {content}
    </div>
  );
}

/** True while an element is above what can be seen of the page, below its sticky head. */
function useScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(isAbove(entry)),
      // The head covers 52 px of it.
      { rootMargin: '-52px 0px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return away;
}

function isAbove(entry: IntersectionObserverEntry | undefined): boolean {
  return !!entry && !entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0);
}
