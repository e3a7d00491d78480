import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contract/account/account.ts';
import { isLanguage, languageDetails } from '#contract/languages.ts';
import { Button } from '../../components/ui/button.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { saveLanguage } from '../../lib/i18n/save-language.ts';
import { useServices } from '../../lib/services/services.ts';
import { useInit } from '../../lib/services/use-init.ts';

/**
 * What a choice of language changes beside this page, which need not be in the language of the user's mail: the page
 * follows the browser, mail the account.
 */
export function MailLanguage({ account: { language } }: { account: Account }) {
  const { t, i18n } = useTranslation('account');
  const { visitor: currentUser, demo } = useInit();
  const services = useServices();
  const [pending, setPending] = useState(false);
  const named = language ? isolate(languageDetails[language].name) : undefined;
  const here = isLanguage(i18n.language) ? i18n.language : null;

  async function keepForMail() {
    if (!here) return;
    setPending(true);
    await saveLanguage(services, here);
    setPending(false);
  }

  if (demo || currentUser?.impersonatedBy) {
    return <Line>{t(demo ? 'appearance.demoLanguage' : 'appearance.actingLanguage')}</Line>;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Line>
        {named ? t('appearance.mailLanguage', { language: named }) : t('appearance.noMailLanguage')}
      </Line>
      {here && here !== language && (
        <Button size={28} loading={pending} onClick={() => void keepForMail()}>
          {t('appearance.useForMail', { language: isolate(languageDetails[here].name) })}
        </Button>
      )}
    </div>
  );
}

function Line({ children }: { children: string }) {
  return (
    <p role="status" className="max-w-100 text-12 text-text-3">
      {children}
    </p>
  );
}
