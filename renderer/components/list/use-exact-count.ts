import type { FetchQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Total } from '#contract/schemas/paging.ts';
import { failureText } from '../../lib/api/api-error.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { toast } from '../ui/toast.ts';

/**
 * How many a whole list holds now, for a question before something is done with all of them: what the list
 * itself says is capped, and may be old. A failure is reported, and the question is not asked.
 */
export function useExactCount() {
  const { queryClient } = useApi();
  const { t } = useTranslation('records');
  const translate = useTranslate();
  const [counting, setCounting] = useState(false);
  async function count<Key extends readonly unknown[]>(
    options: FetchQueryOptions<Total, Error, Total, Key>,
    ask: (total: Total) => void,
  ): Promise<void> {
    setCounting(true);
    try {
      ask(await queryClient.fetchQuery({ ...options, staleTime: 0, gcTime: 0, retry: false }));
    } catch (error) {
      toast.error(t('countFailed'), {
        description: failureText(translate, error),
      });
    } finally {
      setCounting(false);
    }
  }
  return { counting, count };
}
