import type { ComponentProps } from 'react';
import { historyStepsTo, useReturn } from '../../lib/navigation/history-stack.ts';
import { Link } from './link.tsx';

interface BackLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  /** A path without search parameters. */
  to: string;
}

/** A link to a page that leads here: shows it as it was left. In a new tab it is a link like any other. */
export function BackLink({ to, ...rest }: BackLinkProps) {
  const goBack = useReturn();
  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        const plain =
          event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!plain || historyStepsTo(to) === undefined) return;
        event.preventDefault();
        goBack(to);
      }}
    />
  );
}
