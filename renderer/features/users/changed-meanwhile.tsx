import { useTranslation } from 'react-i18next';
import { languageDetails } from '#contract/languages.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { isolate } from '../../lib/format/isolate.ts';
import { currentUserOf } from './current-user.ts';
import { displayName } from './display-name.ts';

/** Says that somebody else has changed the user since the form was opened, and what they are like now. */
export function ChangedMeanwhile({ refused }: { refused: { code: string; data?: unknown } }) {
  const { t } = useTranslation('users');
  const current = currentUserOf(refused);
  return (
    <Alert tone="warning" role="alert">
      {t('form.conflict')}
      {current && (
        <span className="block text-text-2">
          {t('form.conflictNow', {
            name: isolate(displayName(current)),
            language: current.language ? languageDetails[current.language].name : t('form.noLanguage'),
          })}
        </span>
      )}
    </Alert>
  );
}
