import VenetianMask from 'lucide-react/icons/venetian-mask';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ListedUser, UserDetail } from '#contract/users/user.ts';
import { useOpenRecord } from '../../components/actions/use-open-record.ts';
import { useRecordActions } from '../../components/actions/use-record-actions.ts';
import { ActivitySection } from '../../components/activity/activity-section.tsx';
import { findListed } from '../../components/list/list-options.ts';
import { DetailHead } from '../../components/page/detail-head.tsx';
import { DetailPage } from '../../components/page/detail-page.tsx';
import { DetailSkeleton } from '../../components/page/detail-skeleton.tsx';
import { PageQuery } from '../../components/page/page-query.tsx';
import { RecordHeadActions } from '../../components/record/record-page-parts.tsx';
import { useListLink } from '../../components/record/use-entity.ts';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { FactsSkeleton } from '../../components/ui/facts.tsx';
import { TwoLineRow } from '../../components/ui/two-lines.tsx';
import { useFeatures } from '../../layout/feature.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { BannedAlert } from './banned-alert.tsx';
import { Section } from './section.tsx';
import { SessionsSection, SessionsSkeleton } from './sessions-section.tsx';
import { useDisabledReason } from './use-disabled-reason.ts';
import { type UserDialog, userActions } from './user-actions.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { displayName, userEntity } from './user-entity.ts';
import { UserFacts } from './user-facts.tsx';
import { UserHeading } from './user-heading.tsx';

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

/** The page of a user while it comes, with what the list has told of them. The way back works already. */
function UserSkeleton({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const { api, queryClient } = useApi();
  const user = findListed<ListedUser>(queryClient, api.users.list.key({ type: 'infinite' }), id);
  return (
    <DetailSkeleton
      list={useListLink(userEntity)}
      known={user && { name: displayName(user), heading: (ref) => <UserHeading user={user} heading={ref} /> }}
      picture="rounded-full"
      facts={
        <div className="lg:pt-1.5">
          <FactsSkeleton count={6} />
        </div>
      }
    >
      <Section title={t('sessions.title')}>
        <SessionsSkeleton count={3} />
      </Section>
    </DetailSkeleton>
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
  useOpenRecord({ kind: userEntity.kind, id: user.id, name, list: list.to, actions });
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
