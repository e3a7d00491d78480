import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import type { InviteResult } from '#contract/organizations/invitations.ts';
import { organizationRoleNames } from '#contract/tenant-permissions.ts';
import { sendOnKeys } from '../../../../components/form/send-on-keys.ts';
import { PostButton } from '../../../../components/navigation/post-button.tsx';
import { PostForm } from '../../../../components/navigation/post-form.tsx';
import { PageQuery } from '../../../../components/page/page-query.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { CheckboxGroup } from '../../../../components/ui/choice-group.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Textarea } from '../../../../components/ui/input.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { State, type StateProps } from '../../../../components/ui/state.tsx';
import { useApi } from '../../../../lib/services/use-api.ts';
import { useOrganization } from '../../organization/organization-context.ts';
import type { InvitationsAnswer } from './manage-invitations.ts';

const dots: Record<InviteResult['result'], StateProps['of']> = {
  invited: 'active',
  'already-member': 'neutral',
  'already-invited': 'waiting',
  invalid: 'banned',
  'limit-reached': 'banned',
  refused: 'banned',
};

/** Form that takes addresses as they are pasted, with the result for each below. */
export function InviteForm({ answer }: { answer: InvitationsAnswer | undefined }) {
  const { t } = useTranslation('organizations-invitations');
  const { t: organizations } = useTranslation('organizations');
  const { role: ownRole } = useOrganization();
  const intent = useNavigation().formData?.get('intent');
  const field = useRef<HTMLTextAreaElement>(null);
  const values = answer?.values.intent === 'invite' ? answer.values : {};
  const error = answer?.fieldErrors?.addresses;
  const given = organizationRoleNames.slice(organizationRoleNames.indexOf(ownRole));
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  useEffect(() => {
    if (answer?.results && field.current) field.current.value = answer.values.addresses ?? '';
  }, [answer]);
  return (
    <>
      <PostForm onKeyDown={sendOnKeys} className="grid max-w-form gap-5">
        <Field
          label={t('tab.invite.addresses')}
          hint={t('tab.invite.addressesHint')}
          error={typeof error === 'string' ? error : undefined}
        >
          <Textarea
            ref={field}
            name="addresses"
            defaultValue={values.addresses ?? ''}
            dir="ltr"
            rows={3}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('tab.invite.placeholder')}
          />
        </Field>
        <Field label={t('tab.role')}>
          <Select name="role" defaultValue={values.role || 'member'} className="justify-self-start">
            {given.toReversed().map((role) => (
              <option key={role} value={role}>
                {organizations(`roles.${role}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Teams />
        <div>
          <Button
            type="submit"
            name="intent"
            value="invite"
            variant="primary"
            size={36}
            writes
            loading={intent === 'invite'}
          >
            {t('tab.invite.send')}
          </Button>
        </div>
      </PostForm>
      {answer?.results && <InviteResults results={answer.results} />}
    </>
  );
}

/** Choice of teams, where there are several. */
function Teams() {
  const { t } = useTranslation('organizations-invitations');
  const { id } = useOrganization();
  const { api } = useApi();
  return (
    <PageQuery options={api.organizations.teams.queryOptions({ input: { id } })} skeleton={null}>
      {({ items }) =>
        items.length > 1 ? (
          <Field label={t('tab.invite.teams')} group="group" optional>
            <CheckboxGroup
              name="teamIds"
              options={items.map((team) => ({ value: team.id, label: team.name }))}
            />
          </Field>
        ) : null
      }
    </PageQuery>
  );
}

/** Result for each address; one that is invited already can be sent another link at once. */
function InviteResults({ results }: { results: readonly InviteResult[] }) {
  const { t } = useTranslation('organizations-invitations');
  const heading = useRef<HTMLHeadingElement>(null);
  const invited = results.filter(({ result }) => result === 'invited').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read out, also one with the same words
  useEffect(() => heading.current?.focus(), [results]);
  return (
    <div className="mt-6 max-w-form">
      <h3 ref={heading} tabIndex={-1} className="rounded-4 text-13">
        {t('tab.results.title', { count: invited, total: results.length })}
      </h3>
      <ul className="mt-1">
        {results.map(({ given, email, result, error, invitationId }) => (
          <li
            key={email ?? given}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-1.5 text-13 last:border-b-0"
          >
            <span className="ltr-isolate wrap-anywhere min-w-0 flex-1 font-medium">{email ?? given}</span>
            <State of={dots[result]}>{t(`tab.results.${result}`)}</State>
            {result === 'already-invited' && invitationId && (
              <PostButton
                intent="resend"
                fields={{ invitationId }}
                size={28}
                writes
                aria-label={t('tab.resendTo', { email })}
              >
                {t('tab.resend')}
              </PostButton>
            )}
            {error && (result === 'limit-reached' || result === 'refused') && (
              <p className="w-full text-12 text-text-3">{error.message}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
