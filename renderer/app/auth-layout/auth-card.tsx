import type { ReactNode } from 'react';
import { desktopParts } from '../../lib/desktop/desktop-parts.ts';
import { Frame } from '../../lib/frame/frame.tsx';
import { Link } from '../../lib/navigation/link.tsx';
import { KeyBlade } from '../../ui/key-blade.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

interface AuthCardProps {
  /** How many of the six notches the key blade has. */
  cuts?: number;
  /** Draws the notches in the accent. */
  highlight?: boolean;
  children: ReactNode;
}

/**
 * The frame of sign-in, onboarding and errors: the mark, one column, the key blade with language and theme at the
 * foot.
 */
export function AuthCard({ cuts, highlight, children }: AuthCardProps) {
  const { ServerButton } = desktopParts;
  return (
    <Frame>
      <header data-window="door-head" className="flex min-h-19 items-center px-6 py-5 max-sm:px-4">
        <Link to="/" className="flex rounded-6">
          <Wordmark />
        </Link>
      </header>
      <main className="mx-auto grid w-door flex-1 content-center gap-5 pt-2 pb-10 max-sm:mx-4 max-sm:w-auto max-sm:content-start max-sm:pt-6">
        {children}
      </main>
      <footer>
        <KeyBlade cuts={cuts} highlight={highlight}>
          <LanguageChoice />
          {ServerButton && <ServerButton />}
          <ThemeChoice />
        </KeyBlade>
      </footer>
    </Frame>
  );
}
