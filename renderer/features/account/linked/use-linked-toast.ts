import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { toast } from '../../../components/ui/toast.ts';
import { isolate } from '../../../lib/format/isolate.ts';

/** Says that an account was linked, to whoever comes back from its provider (`?linked=`), and tidies the address. */
export function useLinkedToast(
  names: ReadonlyMap<string, string>,
  linked: ReadonlyMap<string, unknown>,
): void {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const id = search.get('linked');
  useEffect(() => {
    if (id === null) return;
    // Anybody can write such an address.
    if (linked.has(id))
      toast.success(t('linked.linked', { provider: isolate(names.get(id) ?? id) }), { id: 'linked' });
    setSearch(
      (old) => {
        old.delete('linked');
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [id, linked, names, setSearch, t]);
}
