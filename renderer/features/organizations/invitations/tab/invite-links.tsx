import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { type InviteLink, inviteLinkDays, inviteLinkRoles } from '#contract/organizations/invite-links.ts';
import { PostForm } from '../../../../components/navigation/post-form.tsx';
import { PageQuery } from '../../../../components/page/page-query.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { CopyButton } from '../../../../components/ui/copy-button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { Loading, Skeleton } from '../../../../components/ui/loading.tsx';
import { NumberInput } from '../../../../components/ui/number-input.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { useDateText } from '../../../../components/use-date-text.ts';
import { isolate } from '../../../../lib/format/isolate.ts';
import { useApi } from '../../../../lib/services/use-api.ts';
import { useInit } from '../../../../lib/services/use-init.ts';
import { useOrganization } from '../../organization/organization-context.ts';
import { RoleBadge } from '../../organization/role-badge.tsx';
import { ConfirmedPost } from './confirmed-post.tsx';
import type { InvitationsAnswer } from './manage-invitations.ts';

/** The links that work, and the form for another one. Those that no longer do are of no use to anybody. */
export function InviteLinks({ answer }: { answer: InvitationsAnswer | undefined }) {
  const { t } = useTranslation('organizations-invitations');
  const { id } = useOrganization();
  const { api } = useApi();
  return (
    <>
      <PageQuery
        options={api.organizations.inviteLinks.queryOptions({ input: { id } })}
        skeleton={
          <Loading>
            <div className="flex h-14 items-center border-line border-b">
              <Skeleton className="w-64" />
            </div>
          </Loading>
        }
      >
        {({ items }) => {
          const open = items.filter(({ state }) => state === 'open');
          if (open.length === 0) return <p className="text-13 text-text-3">{t('tab.links.empty')}</p>;
          return (
            <ul>
              {open.map((link) => (
                <InviteLinkRow key={link.id} link={link} />
              ))}
            </ul>
          );
        }}
      </PageQuery>
      <InviteLinkForm answer={answer} />
    </>
  );
}

/** One link: its address to be copied, and how far it goes. */
function InviteLinkRow({ link }: { link: InviteLink }) {
  const { t } = useTranslation('organizations-invitations');
  const dateText = useDateText();
  const impersonatedBy = useInit().visitor?.impersonatedBy;
  const sent = useNavigation().formData;
  const { id, url, role, uses, useLimit, creatorName, expiresAt } = link;
  const date = dateText(expiresAt);
  return (
    <li className="grid gap-1.5 border-line border-b py-3 text-13 last:border-b-0">
      {url === null && !impersonatedBy && <p className="text-text-2">{t('tab.links.noAddress')}</p>}
      {url !== null && (
        <span className="flex items-center gap-2">
          <Input
            readOnly
            type="url"
            size={32}
            value={url}
            aria-label={t('tab.links.address')}
            onFocus={(event) => event.currentTarget.select()}
            className="min-w-0 flex-1"
          />
          <CopyButton text={url} label={t('tab.links.copy')} />
        </span>
      )}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RoleBadge role={role} />
        <span suppressHydrationWarning className="min-w-48 flex-1 text-12 text-text-3">
          {useLimit === null
            ? t('tab.links.uses', { count: uses })
            : t('tab.links.usesOf', { count: uses, limit: useLimit })}
          {' · '}
          {t('tab.validUntil', { date })}
          {' · '}
          {t('tab.links.by', { name: isolate(creatorName) })}
        </span>
        <ConfirmedPost
          fields={{ intent: 'revoke-link', linkId: id }}
          loading={sent?.get('linkId') === id}
          question={{
            title: t('tab.links.revokeAsk'),
            description: t('tab.links.revokeText'),
            confirmLabel: t('tab.links.revokeConfirm'),
          }}
        >
          {t('tab.links.revoke')}
        </ConfirmedPost>
      </span>
    </li>
  );
}

/** Makes a link with a role, an end and, where wanted, a limit of its uses. */
function InviteLinkForm({ answer }: { answer: InvitationsAnswer | undefined }) {
  const { t } = useTranslation('organizations-invitations');
  const { t: organizations } = useTranslation('organizations');
  const intent = useNavigation().formData?.get('intent');
  const values = answer?.values.intent === 'create-link' ? answer.values : {};
  const error = answer?.fieldErrors?.useLimit;
  return (
    <PostForm preventScrollReset className="mt-5 flex flex-wrap items-start gap-4">
      <Field label={t('tab.role')}>
        <Select name="role" defaultValue={values.role || 'member'}>
          {inviteLinkRoles.toReversed().map((role) => (
            <option key={role} value={role}>
              {organizations(`roles.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('tab.links.end')}>
        <Select name="days" defaultValue={7}>
          {inviteLinkDays.map((days) => (
            <option key={days} value={days}>
              {t('tab.links.days', { count: days })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('tab.links.limit')}
        optional
        error={typeof error === 'string' ? error : undefined}
        className="max-w-50"
      >
        <NumberInput name="useLimit" defaultValue={values.useLimit ?? ''} />
      </Field>
      <Button
        type="submit"
        name="intent"
        value="create-link"
        size={36}
        writes
        loading={intent === 'create-link'}
        className="mt-6"
      >
        {t('tab.links.create')}
      </Button>
    </PostForm>
  );
}
