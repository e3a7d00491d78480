import VenetianMask from 'lucide-react/icons/venetian-mask';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { UserDetail } from '#contract/users/user.ts';
import { useOpenRecord } from '../../components/actions/use-open-record.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import { DetailHead } from '../../components/page/detail-head.tsx';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { RecordHeadActions } from '../../components/record/page/record-head.tsx';
import { useListLink } from '../../components/record/use-entity.ts';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { TwoLineRow } from '../../components/ui/two-lines.tsx';
import { useFeatures } from '../../layout/feature.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { BannedAlert } from './banned-alert.tsx';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useDisabledReason } from './use-disabled-reason.ts';
import { type UserDialog, userActions } from './user-actions.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { displayName, userEntity } from './user-entity.ts';
import { UserFacts } from './user-facts.tsx';
import { UserHeading } from './user-heading.tsx';
import { UserSkeleton } from './user-skeleton.tsx';

/** /manager/users/{id} */
export function UserPage() {
  const { id = '' } = useParams();
  const { api } = useApi();
  return (
    <PageQuery
      whole
      options={api.users.read.queryOptions({ input: { id } })}
      skeleton={<UserSkeleton id={id} />}
    >
      {(user) => <UserView key={user.id} user={user} />}
    </PageQuery>
  );
}

function UserView({ user }: { user: UserDetail }) {
  const { t } = useTranslation('users');
  const { api } = useApi();
  const translate = useTranslate();
  const reasonOf = useDisabledReason();
  const init = useInit();
  const parts = useFeatures().flatMap((feature) =>
    feature.userPage?.allowed(init) ? [feature.userPage] : [],
  );
  const list = useListLink(userEntity);
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<UserDialog | null>(null);
  const actions = useRecordActions<UserDetail, UserDialog>(userActions, setQuestion)(user);
  const name = displayName(user);
  useOpenRecord({ kind: userEntity.resource, id: user.id, name, list: list.to, actions });
  return (
    <>
      <DetailHead list={list} name={name} heading={heading}>
        <RecordHeadActions entity={userEntity} id={user.id} actions={actions}>
          <ButtonWithReason
            icon={VenetianMask}
            writes
            reason={reasonOf(user.can.impersonate.code)}
            onClick={() => setQuestion('impersonate')}
            // The menu has it as well.
            className="max-sm:hidden"
          >
            {t('impersonate')}
          </ButtonWithReason>
        </RecordHeadActions>
      </DetailHead>
      <DetailPage
        heading={
          <UserHeading user={user} heading={heading}>
            {user.state === 'banned' && <BannedAlert user={user} />}
          </UserHeading>
        }
        facts={
          <div className="lg:pt-1.5">
            <UserFacts user={user} editable />
          </div>
        }
      >
        {parts.map(
          ({ title, component: { loaded: Part } }) =>
            Part && (
              <Section key={title} title={translate(title)}>
                <Part userId={user.id} />
              </Section>
            ),
        )}
        <SessionsSection user={user} />
        <ActivitySection options={api.users.activity.queryOptions({ input: { id: user.id } })} />
        <AccessSection user={user} onAsk={setQuestion} />
      </DetailPage>
      <UserDialogs asked={question && { question, user }} onClose={() => setQuestion(null)} />
    </>
  );
}

interface AccessSectionProps {
  user: UserDetail;
  onAsk(question: 'ban' | 'delete'): void;
}

/** The way to what takes access away. What the server would reject cannot be pressed, and says why. */
function AccessSection({ user, onAsk }: AccessSectionProps) {
  const { t } = useTranslation('users');
  const reasonOf = useDisabledReason();
  const banned = user.state === 'banned';
  const rows = [
    {
      id: 'ban',
      note: banned ? t('access.bannedText') : t('access.banText'),
      button: banned ? t('access.changeBan') : t('access.banButton'),
    },
    { id: 'delete', note: t('access.deleteText'), button: t('access.deleteButton') },
  ] as const;
  return (
    <Section title={t('access.title')}>
      <ul>
        {rows.map(({ id, note, button }) => {
          const reason = reasonOf(user.can[id].code);
          return (
            <TwoLineRow key={id} title={t(`access.${id}`)} note={reason ?? note}>
              <ButtonWithReason
                variant="danger-quiet"
                writes
                reason={reason}
                onClick={() => onAsk(id)}
                className="min-w-23"
              >
                {button}
              </ButtonWithReason>
            </TwoLineRow>
          );
        })}
      </ul>
    </Section>
  );
}
