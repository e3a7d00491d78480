import Check from 'lucide-react/icons/check';
import { Alert } from '../../../components/ui/alert.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { EnvironmentBanner } from '../../../components/ui/environment-banner.tsx';
import { Mark, Wordmark } from '../../../components/ui/mark.tsx';
import { State } from '../../../components/ui/state.tsx';
import { UserButton } from '../../../components/ui/user-button.tsx';
import { people, type Samples } from '../samples.ts';
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
          <Mark />
          <Wordmark />
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

export function LabelSection({ s }: { s: Samples }) {
  const amina = { id: 'person-a', name: 'Amina Wanjiru' };
  return (
    <>
      <Section name="Badge, state, avatar">
        <Specs
          of={{
            role: (
              <span className="flex gap-2">
                <Badge tone="accent">{s.admin}</Badge>
                <Badge>{s.user}</Badge>
              </span>
            ),
            state: (
              <span className="flex gap-4">
                <State of="active">{s.active}</State>
                <State of="waiting">{s.onboarding}</State>
                <State of="banned">{s.banned}</State>
              </span>
            ),
            tone: (
              <span className="flex flex-wrap gap-2">
                <Badge tone="success" icon={Check}>
                  {s.verified}
                </Badge>
                <Badge tone="warning">{s.expires}</Badge>
                <Badge tone="danger">{s.failed}</Badge>
                <Badge tone="info">{s.fresh}</Badge>
                <Badge tone="outline">{s.owner}</Badge>
              </span>
            ),
            people: (
              <span className="flex flex-wrap items-center gap-2">
                {people.map((user) => (
                  <Avatar key={user.id} {...user} />
                ))}
                <Avatar {...amina} size={20} />
                <Avatar {...amina} size={32} />
                <Avatar {...amina} size={64} />
              </span>
            ),
            person: (
              <span className="flex w-54 items-center gap-3 rounded-10 bg-canvas p-2">
                <UserButton user={amina} note={s.admin} />
              </span>
            ),
          }}
        />
      </Section>
      <Section name="Banner, alert">
        <div className="grid gap-3">
          <EnvironmentBanner name="Staging" emoji="🧪" />
          <EnvironmentBanner name="Preview" emoji="🌱" color="#ffd54a" />
          <EnvironmentBanner name="بيئة الاختبار" color="#14532d" />
        </div>
        <div className="grid gap-2">
          <Alert tone="info">
            {s.updated}{' '}
            <a href="#alert" className="link">
              {s.link}
            </a>
          </Alert>
          <Alert tone="success">{s.done}</Alert>
          <Alert tone="warning">{s.conflict}</Alert>
          <Alert tone="danger">{s.notSaved}</Alert>
        </div>
      </Section>
    </>
  );
}
