import type { ReactNode } from 'react';
import { Link } from '../../components/navigation/link.tsx';
import { KeyBlade } from '../../components/ui/key-blade.tsx';
import { Wordmark } from '../../components/ui/wordmark.tsx';
import { BaseLayout } from '../../layout/base-layout.tsx';
import { desktopSlots } from '../../lib/desktop/desktop-slots.ts';
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
  const { ServerButton } = desktopSlots;
  return (
    <BaseLayout>
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
    </BaseLayout>
  );
}
