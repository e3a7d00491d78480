import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageQuery } from '../../components/page/page-query.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/loading.tsx';
import { useApi } from '../../lib/services/use-api.ts';
import { KeyList } from './key-list.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** On the page of the account: the own keys, and the way to a new one. */
export function AccountKeys() {
  const { t } = useTranslation('api-keys');
  const { api, queryClient } = useApi();
  // Each time the form begins anew.
  const [form, setForm] = useState({ number: 0, isOpen: false });
  const options = api.apiKeys.list.queryOptions();

  const readAgain = () => queryClient.invalidateQueries({ queryKey: options.queryKey });

  return (
    <PageQuery options={options} skeleton={<Skeleton className="h-8 w-32 rounded-6" />}>
      {({ items, places, readAt }) => (
        <div className="-mt-2 grid gap-3">
          <KeyList
            items={items}
            now={readAt}
            onRevoke={(id) => api.apiKeys.revoke.call({ id }).then(readAgain)}
          />
          <Button
            icon={Plus}
            writes
            className="justify-self-start"
            onClick={() => setForm({ number: form.number + 1, isOpen: true })}
          >
            {t('new')}
          </Button>
          <NewKeyDialog
            key={form.number}
            open={form.isOpen}
            places={places}
            onCreated={() => void readAgain()}
            onClose={() => setForm({ ...form, isOpen: false })}
          />
        </div>
      )}
    </PageQuery>
  );
}
