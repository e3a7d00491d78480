import { useQueries } from '@tanstack/react-query';
import { useLocation, useSubmit } from 'react-router';
import { useDemoBlock } from '../../lib/demo/demo-context.ts';
import { explainDemo } from '../../lib/demo/explain-demo.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { PaletteEntry } from './palette-entry.ts';
import type { PaletteState } from './use-record-results.ts';

/** The forms that features offer here, made of data that is read when the palette opens. */
export function useFormEntries({ open, area, features }: PaletteState): PaletteEntry[] {
  const init = useInit();
  const { api } = useApi();
  const translate = useTranslate();
  const submit = useSubmit();
  const { pathname } = useLocation();
  const isBlocked = useDemoBlock(true);
  const offers = features.flatMap(({ forms }) =>
    forms && forms.area === area && forms.allowed(init) ? [forms] : [],
  );
  const answers = useQueries({
    queries: offers.map((offer) => ({ ...offer.query(api), enabled: open })),
  });
  return offers.flatMap((offer, place) => {
    const data = answers[place]?.data;
    if (data === undefined) return [];
    return offer.forms(data, { translate, pathname }).map(({ action, fields, ...look }) => ({
      ...look,
      run: () => {
        if (isBlocked) explainDemo();
        else void submit(fields, { method: 'post', action });
      },
    }));
  });
}
