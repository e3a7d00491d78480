import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type InviteLink,
  inviteLinkDays,
  inviteLinkRoles,
  mostLinkUses,
} from '#contract/organizations/invite-links.ts';
import { readField } from '../../../components/form/form-values.ts';
import { PageQuery } from '../../../components/page/page-query.tsx';
import { SettingsSection } from '../../../components/page/settings-section.tsx';
import { ButtonWithReason } from '../../../components/ui/button-with-reason.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { FormDialog } from '../../../components/ui/form-dialog.tsx';
import { Skeleton } from '../../../components/ui/loading.tsx';
import { NumberInput } from '../../../components/ui/number-input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { TwoLineRow } from '../../../components/ui/two-lines.tsx';
import { useConfirm } from '../../../components/ui/use-confirm.tsx';
import { useDateText } from '../../../components/use-date-text.ts';
import { useActingReason } from '../../../lib/auth/use-acting-reason.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { plainNumber } from '../../../lib/parse/parse-number.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { RoleOptions } from '../organization/identity.tsx';
import { readAgain, useOrganization } from '../organization/organization.ts';

/** The links that work. Those that no longer do are of no use to anybody. */
export function InviteLinks() {
  const { t } = useTranslation('organizations-invitations');
  const { id } = useOrganization();
  const data = useApi();
  const acting = useActingReason();
  const [creating, setCreating] = useState(false);
  const revoking = useConfirm();
  const revoke = (linkId: string) =>
    revoking.ask({
      title: t('links.revokeAsk'),
      description: t('links.revokeText'),
      confirmLabel: t('links.revokeConfirm'),
      async onConfirm() {
        await data.api.organizations.revokeInviteLink.call({ id, linkId });
        await readAgain(data);
        toast.success(t('links.revoked'));
      },
    });
  return (
    <SettingsSection title={t('links.title')} description={t('links.description')}>
      <div data-toast-avoids="">
        <PageQuery
          options={data.api.organizations.inviteLinks.queryOptions({ input: { id } })}
          skeleton={<Skeleton className="h-13" />}
        >
          {({ items }) => {
            const open = items.filter(({ state }) => state === 'open');
            if (open.length === 0) return <p className="text-13 text-text-3">{t('links.empty')}</p>;
            return (
              <ul>
                {open.map((link) => (
                  <InviteLinkRow key={link.id} link={link} onRevoke={() => revoke(link.id)} />
                ))}
              </ul>
            );
          }}
        </PageQuery>
        <ButtonWithReason writes reason={acting} onClick={() => setCreating(true)} className="mt-3">
          {t('links.create')}
        </ButtonWithReason>
      </div>
      <CreateLinkDialog open={creating} onClose={() => setCreating(false)} />
      {revoking.dialog}
    </SettingsSection>
  );
}

interface InviteLinkRowProps {
  link: InviteLink;
  onRevoke: () => void;
}

/** One link: its address to be copied, and how far it goes. */
function InviteLinkRow({ link, onRevoke }: InviteLinkRowProps) {
  const { t } = useTranslation('organizations-invitations');
  const { t: organizations } = useTranslation('organizations');
  const dateText = useDateText();
  const acting = useActingReason();
  const { url, role, uses, useLimit, creatorName, expiresAt } = link;
  const facts = [
    organizations(`roles.${role}`),
    useLimit === null
      ? t('links.uses', { count: uses })
      : t('links.usesOf', { count: uses, limit: useLimit }),
    organizations('people.validUntil', { date: dateText(expiresAt) }),
    t('links.by', { name: isolate(creatorName) }),
  ];
  return (
    <TwoLineRow
      title={
        url === null ? (
          !acting && t('links.noAddress')
        ) : (
          <span dir="ltr" className="block truncate text-match-parent">
            {url}
          </span>
        )
      }
      note={<span suppressHydrationWarning>{facts.join(' · ')}</span>}
    >
      {url !== null && <CopyButton text={url} label={t('links.copy')} />}
      <ButtonWithReason size={28} variant="ghost" writes reason={acting} onClick={onRevoke}>
        {t('links.revoke')}
      </ButtonWithReason>
    </TwoLineRow>
  );
}

/** Makes a link with a role, an end and, where wanted, a limit of its uses. */
function CreateLinkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('organizations-invitations');
  const { id } = useOrganization();
  const data = useApi();
  const [error, setError] = useState<string>();

  async function create(form: FormData) {
    const limit = readField(form, 'useLimit').trim();
    const useLimit = limit ? Number(plainNumber(limit, i18n.language)) : null;
    const isLimit =
      useLimit === null || (Number.isInteger(useLimit) && useLimit >= 1 && useLimit <= mostLinkUses);
    setError(isLimit ? undefined : t('validation.useLimit', { max: mostLinkUses }));
    if (!isLimit) return false;
    await data.api.organizations.createInviteLink.call({
      id,
      role: inviteLinkRoles.find((role) => role === form.get('role')),
      days: inviteLinkDays.find((days) => String(days) === form.get('days')),
      useLimit,
    });
    await readAgain(data);
    toast.success(t('links.created'));
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('links.create')}
      submitLabel={t('links.create')}
      onSend={create}
    >
      <Field label={t('role')}>
        <Select full name="role" defaultValue="member">
          <RoleOptions roles={inviteLinkRoles.toReversed()} />
        </Select>
      </Field>
      <Field label={t('links.end')}>
        <Select full name="days" defaultValue={7}>
          {inviteLinkDays.map((one) => (
            <option key={one} value={one}>
              {t('links.days', { count: one })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('links.limit')} optional error={error}>
        <NumberInput name="useLimit" onInput={() => setError(undefined)} />
      </Field>
    </FormDialog>
  );
}
