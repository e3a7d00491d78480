import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostApiKeys } from '#contract/api-keys/api-keys.ts';
import { PageQuery } from '../../components/page/page-query.tsx';
import { SettingsSection } from '../../components/page/settings-section.tsx';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { KeyList } from './key-list.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** On the page of the account: the own keys, and the way to a new one. */
export function AccountKeys() {
  const { t } = useTranslation('api-keys');
  const { api, queryClient } = useApi();
  const [creating, setCreating] = useState(false);
  const options = api.apiKeys.list.queryOptions();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: options.queryKey });

  async function revoke(id: string) {
    await api.apiKeys.revoke.call({ id });
    await readAgain();
  }

  return (
    <SettingsSection title={t('title')} description={t('description')}>
      <PageQuery options={options} skeleton={<Skeleton className="h-8 w-32 rounded-6" />}>
        {({ items, places, readAt }) => (
          <div className="-mt-2 grid justify-items-start gap-2 *:w-full">
            <KeyList items={items} now={readAt} onRevoke={revoke} />
            <span>
              <ButtonWithReason
                icon={Plus}
                writes
                reason={items.length >= mostApiKeys ? t('limit', { count: mostApiKeys }) : undefined}
                onClick={() => setCreating(true)}
              >
                {t('new')}
              </ButtonWithReason>
            </span>
            <NewKeyDialog
              open={creating}
              places={places}
              onMade={readAgain}
              onClose={() => setCreating(false)}
            />
          </div>
        )}
      </PageQuery>
    </SettingsSection>
  );
}
