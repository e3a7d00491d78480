import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguageChosen, languageDetails } from '#contract/languages.ts';
import type { UserDetail } from '#contract/users/user.ts';
import { IdentifierFact } from '../../components/record/page/record-facts.tsx';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { Fact, Facts } from '../../components/ui/facts.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useInit } from '../../lib/services/use-init.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { useDateText } from './use-date-text.ts';
import { useDisabledReason } from './use-disabled-reason.ts';

interface UserFactsProps {
  user: UserDetail;
  /** The roles can be changed here. */
  editable?: boolean;
}

/** What is known of a user beside name and address. */
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
        {isLanguageChosen && (
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
