import type { ReactNode } from 'react';
import { Alert } from '../../../components/ui/alert.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { EnvironmentBanner } from '../../../components/ui/environment-banner.tsx';
import { Wordmark } from '../../../components/ui/mark.tsx';
import { State } from '../../../components/ui/state.tsx';
import { UserButton } from '../../../components/ui/user-button.tsx';
import { people, type Samples } from '../samples.ts';
import { Parts, Section, States, valuesOf } from '../spec.tsx';

// Whole classes, for Tailwind to find them.
const grounds = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-hover', 'bg-active'];
const lines = ['bg-line', 'bg-line-strong', 'bg-control', 'bg-text', 'bg-text-2', 'bg-text-3'];
const accents = ['bg-accent', 'bg-accent-text', 'bg-accent-tint', 'bg-focus', 'bg-brass', 'bg-env'];
const sizes = ['text-28', 'text-24', 'text-20', 'text-16', 'text-14', 'text-13', 'text-12'];

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'outline'] as const;

/** Colours, type, badges, avatars and notices. */
export function LookSection({ s }: { s: Samples }) {
  const users = people.map(({ id, label }) => ({ id, name: label }));
  return (
    <Section name="Colours, texts, notices">
      <Wordmark />
      <States component={Styled} states={valuesOf('className', [...grounds, ...lines, ...accents])}>
        <span className="block h-9 w-19 inset-ring inset-ring-line" />
      </States>
      <States component={Styled} states={valuesOf('className', sizes)}>
        {s.body} <b>{s.edit}</b>
      </States>
      <States component={Badge} states={valuesOf('tone', tones)}>
        {s.owner}
      </States>
      <States component={State} states={valuesOf('of', ['active', 'waiting', 'banned', 'neutral'])}>
        {s.owner}
      </States>
      <States component={Avatar} states={valuesOf('size', [20, 28, 32, 64])} {...users[0]} />
      <Parts>
        {users.map((user) => (
          <UserButton key={user.id} user={user} note={s.owner} className="w-auto!" />
        ))}
      </Parts>
      <EnvironmentBanner name="Staging" emoji="🧪" />
      <EnvironmentBanner name="بيئة الاختبار" color="#ffd54a" />
      <States component={Alert} states={valuesOf('tone', ['info', 'success', 'warning', 'danger'])}>
        {s.kept}
      </States>
    </Section>
  );
}

function Styled({ className, children }: { className: string; children?: ReactNode }) {
  return <span className={className}>{children}</span>;
}
