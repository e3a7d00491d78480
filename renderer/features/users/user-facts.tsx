import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguageChosen } from '#contract/facts/languages.ts';
import { isRole } from '#contract/facts/permissions.ts';
import { languageDetails } from '#contract/languages.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { IdentifierFact } from '../../components/record/record-page-parts.tsx';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { Fact, Facts } from '../../components/ui/facts.tsx';
import { Field } from '../../components/ui/field.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useDateText } from '../../components/use-date-text.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { setRoles } from './change-user.ts';
import { useDisabledReason } from './use-disabled-reason.ts';
import { displayName } from './user-entity.ts';
import { RolesChoice } from './user-fields.tsx';

interface UserFactsProps {
  user: UserDetail;
  /** Whether the roles can be changed here. */
  editable?: boolean;
}

/** Facts about a user besides name and address. */
export function UserFacts({ user, editable = false }: UserFactsProps) {
  const { t } = useTranslation('users');
  const { t: records } = useTranslation('records');
  const { t: common } = useTranslation();
  const { providers } = useInit();
  const reasonOf = useDisabledReason();
  const dateText = useDateText();
  const [choosing, setChoosing] = useState(false);
  const ways = user.providers.map((id) => providers.find((provider) => provider.id === id)?.name ?? id);
  const listText = (words: string[]) => words.reduce((list, next) => t('facts.pair', { list, next }));
  return (
    <>
      <Facts label={records('facts.label')}>
        <Fact label={t('facts.role')}>
          <span className="flex min-h-7 items-center justify-between gap-2">
            {listText(user.roles.map((role) => common(`roles.${role}`)))}
            {editable && (
              <ButtonWithReason
                variant="ghost"
                size={28}
                writes
                reason={reasonOf(user.can.setRoles.code)}
                onClick={() => setChoosing(true)}
                aria-label={t('facts.changeRole')}
                className="-me-2.5 max-sm:-my-2"
              >
                {t('facts.change')}
              </ButtonWithReason>
            )}
          </span>
        </Fact>
        <Fact label={t('facts.email')}>
          <span className="flex items-center gap-1">
            {user.emailVerified && <Icon of={Check} size={14} />}
            {user.emailVerified ? t('facts.verified') : t('facts.notVerified')}
          </span>
        </Fact>
        <Fact label={t('facts.waysIn')}>{listText([t('facts.code'), ...ways])}</Fact>
        {isLanguageChosen() && (
          <Fact label={t('facts.language')}>
            {user.language ? (
              <bdi lang={user.language}>{languageDetails[user.language].name}</bdi>
            ) : (
              t('facts.noLanguage')
            )}
          </Fact>
        )}
        <Fact label={t('facts.joined')}>
          <time suppressHydrationWarning dateTime={user.createdAt}>
            {dateText(user.createdAt)}
          </time>
        </Fact>
        <IdentifierFact id={user.id} />
      </Facts>
      <RolesDialog user={user} open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}

interface RolesDialogProps {
  user: UserDetail;
  open: boolean;
  onClose(): void;
}

/** Chooses the roles of a user. */
function RolesDialog({ user, open, onClose }: RolesDialogProps) {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const data = useApi();

  async function send(form: FormData) {
    const roles = form.getAll('roles').filter(isRole);
    const { text, action } = await setRoles(data, translate, user, roles);
    toast.success(text, { action });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('roles.title', { name: isolate(displayName(user)) })}
      description={t('roles.text')}
      submitLabel={t('roles.save')}
      onSend={send}
    >
      {(errors) => (
        <Field label={t('roles.label')} group="group" error={errors.roles}>
          <RolesChoice chosen={user.roles.join()} />
        </Field>
      )}
    </FormDialog>
  );
}
