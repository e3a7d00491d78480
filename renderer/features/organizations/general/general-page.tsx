import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLocation } from 'react-router';
import { mayInOrganization } from '#contract/facts/tenant-roles.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { ActivitySection } from '../../../components/activity/activity-section.tsx';
import { readFields } from '../../../components/form/form-values.ts';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { PictureChoice } from '../../../components/picture/picture-choice.tsx';
import { EditRecordForm } from '../../../components/record/form/edit-record-form.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { Fact, Facts } from '../../../components/ui/facts.tsx';
import { joinReasons, useActingReason } from '../../../lib/auth/use-acting-reason.ts';
import { loadOnIntent } from '../../../lib/chunks/chunk.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { OrganizationPicture } from '../organization/identity.tsx';
import { organizationEntity, showOrganization, useOrganization } from '../organization/organization.ts';
import { transferDialog, useOrganizationDialogs } from '../organization/organization-dialogs.tsx';
import { OrganizationFields, organizationForm } from '../organization/organization-fields.tsx';

/** First page of an organization: its settings, its activity, and last the ways out of it. */
export function GeneralPage() {
  const { t } = useTranslation('organizations');
  const { api } = useApi();
  const organization = useOrganization();
  const { id, role } = organization;
  const mayUpdate = mayInOrganization(role, 'organization', 'update');
  return (
    <div className="pb-12">
      <SettingsSection title={t('general.title')} description={t('general.description')}>
        {mayUpdate ? (
          <div className="grid gap-5">
            <PictureRow organization={organization} />
            <SettingsForm organization={organization} />
          </div>
        ) : (
          <div className="grid gap-4">
            <Facts label={t('general.title')}>
              <Fact label={t('fields.createdAt')}>
                <RelativeTime at={organization.createdAt} now={new Date().toISOString()} />
              </Fact>
            </Facts>
            <p className="text-13 text-text-3">{t('general.readOnly')}</p>
          </div>
        )}
      </SettingsSection>
      <div className="border-line border-t py-6">
        <ActivitySection options={api.organizations.activity.queryOptions({ input: { id } })} />
      </div>
      <SettingsSection title={t('ways.title')} description={t('ways.description')}>
        <Ways organization={organization} />
      </SettingsSection>
    </div>
  );
}

/** The picture of an organization, for those who may change it. */
function PictureRow({ organization }: { organization: OrganizationDetail }) {
  const { t } = useTranslation('organizations');
  const data = useApi();
  const { id, logo } = organization;
  const { uploadPicture, removePicture } = data.api.organizations;
  return (
    <PictureChoice
      shape="square"
      shown={<OrganizationPicture organization={organization} size={64} />}
      hasPicture={logo !== null}
      reason={useActingReason()}
      removeDescription={t('general.removePicture')}
      save={async (content) => showOrganization(data, { id, ...(await uploadPicture.call({ id, content })) })}
      remove={async () => showOrganization(data, { id, ...(await removePicture.call({ id })) })}
    />
  );
}

/**
 * Name and short name. The form keeps what is typed while somebody else changes the organization; it begins anew with
 * what is stored where nothing else is typed.
 */
function SettingsForm({ organization }: { organization: OrganizationDetail }) {
  const { key } = useLocation();
  const reason = useActingReason();
  const isRejected = useActionData() !== undefined;
  const [shown, show] = useState({ organization, key });
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(null);

  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (isRejected || !form) return;
    const typed = readFields(new FormData(form), ['name', 'slug']);
    const isTyped = ({ name, slug }: OrganizationDetail) =>
      typed.name.trim() === name && typed.slug.trim().toLowerCase() === slug;
    if (!isTyped(shown.organization) && !isTyped(organization)) return;
    if (shown.organization.updatedAt === organization.updatedAt && shown.key === key) return;
    focused.current = focusedControl(form, shown.key !== key);
    show({ organization, key });
  }, [organization, shown.organization, shown.key, key, isRejected]);

  // The form that begins anew has the focus where the one before had it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is what it begins anew with
  useEffect(() => {
    const { current: name } = focused;
    focused.current = null;
    if (name === null) return;
    const selector = name === 'save' ? 'button[type=submit]' : `[name="${name}"]`;
    const controls = place.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    [...controls].at(-1)?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div ref={place}>
      <EditRecordForm
        key={`${shown.key} ${shown.organization.updatedAt}`}
        stays
        reason={reason}
        entity={organizationEntity}
        record={shown.organization}
        form={organizationForm}
      >
        <OrganizationFields ownSlug={shown.organization.slug} readOnly={Boolean(reason)} />
      </EditRecordForm>
    </div>
  );
}

/**
 * The name of the field that has the focus, or `save`; null where it is elsewhere.
 * @param isSaved the form was sent: by a button that is gone where the focus is nowhere
 */
function focusedControl(form: HTMLFormElement, isSaved: boolean): string | null {
  const { activeElement, body } = document;
  const isLost = isSaved && activeElement === body;
  if (!isLost && !form.contains(activeElement)) return null;
  return activeElement?.getAttribute('name') || 'save';
}

/** The ways out of an organization, as far as the user's role has them: each with its consequence, or why it is closed. */
function Ways({ organization }: { organization: OrganizationDetail }) {
  const { role, ownerCount, memberCount } = organization;
  const { t } = useTranslation('organizations');
  const { ask, dialogs } = useOrganizationDialogs();
  const acting = useActingReason();
  const isOwner = role === 'owner';
  const isAlone = memberCount === 1;
  const ways = [
    { way: 'transfer', offered: isOwner, reason: isAlone && t('transfer.nobody') },
    {
      way: 'leave',
      offered: true,
      reason: isOwner && ownerCount === 1 && t(isAlone ? 'leave.onlyMember' : 'leave.onlyOwner'),
    },
    { way: 'delete', offered: mayInOrganization(role, 'organization', 'delete'), reason: false },
  ] as const;
  return (
    <div className="grid gap-4">
      {ways
        .filter(({ offered }) => offered)
        .map(({ way, reason }) => (
          <div
            key={way}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b pb-4 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium text-13">{t(`${way}.title`)}</p>
              <p className="text-13 text-text-3">{reason || t(`${way}.note`)}</p>
            </div>
            <ButtonWithReason
              {...(way === 'transfer' ? loadOnIntent(transferDialog) : { variant: 'danger-quiet' })}
              writes
              reason={joinReasons(acting, reason)}
              onClick={() => ask(way, organization)}
            >
              {t(`${way}.button`)}
            </ButtonWithReason>
          </div>
        ))}
      {dialogs}
    </div>
  );
}
