import { Mark } from '../../../components/ui/mark.tsx';
import { Wordmark } from '../../../components/ui/wordmark.tsx';
import type { Samples } from '../samples.ts';
import { Section, Specs } from '../spec.tsx';

const colours = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['hover', 'bg-hover'],
  ['active', 'bg-active'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['control', 'bg-control'],
  ['text', 'bg-text'],
  ['text-2', 'bg-text-2'],
  ['text-3', 'bg-text-3'],
  ['accent', 'bg-accent'],
  ['accent-text', 'bg-accent-text'],
  ['accent-tint', 'bg-accent-tint'],
  ['focus', 'bg-focus'],
  ['brass', 'bg-brass'],
  ['env', 'bg-env'],
] as const;

export function IdentitySection({ s }: { s: Samples }) {
  const lines = [
    ['28 / 600', 'font-semibold text-28', '3,214'],
    ['24 / 600', 'font-semibold text-24', s.greeting],
    ['20 / 600', 'font-semibold text-20', s.edit],
    ['16 / 600', 'font-semibold text-16', s.sure],
    ['14 / 400, 500', 'text-14', s.body],
    ['13 / 400, 500', 'font-medium text-13', s.control],
    ['12 / 400, 500', 'text-12', s.hint],
  ] as const;
  return (
    <>
      <Section name="Mark">
        <div className="flex flex-wrap items-center gap-7">
          <Mark className="size-16" />
          <Mark className="size-10" />
          <Mark className="size-8" />
          <Mark className="size-6" />
          <Mark className="size-4" />
          <Wordmark />
          <Mark plain className="size-10" />
        </div>
      </Section>
      <Section name="Colour">
        <Specs>
          {colours.map(([name, fill]) => (
            <span key={name} className="grid gap-1 text-[0.6875rem] text-text-3">
              <span className={`h-9 w-19 rounded-6 inset-ring inset-ring-line ${fill}`} />
              <span className="ltr-isolate">{name}</span>
            </span>
          ))}
        </Specs>
      </Section>
      <Section name="Type">
        <div className="grid gap-2">
          {lines.map(([size, look, words]) => (
            <div key={size} className="grid grid-cols-[112px_1fr] items-baseline">
              <small className="text-12 text-text-3 ltr-isolate">{size}</small>
              <span className={look}>{words}</span>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
