import Check from 'lucide-react/icons/check';
import { Alert } from '../../../components/ui/alert.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { EnvironmentBanner } from '../../../components/ui/environment-banner.tsx';
import { State } from '../../../components/ui/state.tsx';
import { UserButton } from '../../../components/ui/user-button.tsx';
import { people, type Samples } from '../samples.ts';
import { Section, Spec, Specs } from '../spec.tsx';

export function LabelSection({ s }: { s: Samples }) {
  const amina = { id: 'person-a', name: 'Amina Wanjiru' };
  return (
    <>
      <Section name="Badge, state, avatar">
        <Specs>
          <Spec state="role">
            <span className="flex gap-2">
              <Badge tone="accent">{s.admin}</Badge>
              <Badge>{s.user}</Badge>
            </span>
          </Spec>
          <Spec state="state">
            <span className="flex gap-4">
              <State of="active">{s.active}</State>
              <State of="waiting">{s.onboarding}</State>
              <State of="banned">{s.banned}</State>
            </span>
          </Spec>
          <Spec state="tone">
            <span className="flex flex-wrap gap-2">
              <Badge tone="success" icon={Check}>
                {s.verified}
              </Badge>
              <Badge tone="warning">{s.expires}</Badge>
              <Badge tone="danger">{s.failed}</Badge>
              <Badge tone="info">{s.fresh}</Badge>
              <Badge tone="outline">{s.owner}</Badge>
            </span>
          </Spec>
          <Spec state="people">
            <span className="flex flex-wrap items-center gap-2">
              {people.map((user) => (
                <Avatar key={user.id} {...user} />
              ))}
              <Avatar {...amina} size={20} />
              <Avatar {...amina} size={32} />
              <Avatar {...amina} size={64} />
            </span>
          </Spec>
          <Spec state="person">
            <span className="flex w-54 items-center gap-3 rounded-10 bg-canvas p-2">
              <UserButton user={amina} note={s.admin} />
            </span>
          </Spec>
        </Specs>
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
