import { useQueries } from '@tanstack/react-query';
import { useLocation, useSubmit } from 'react-router';
import { useDemoBlock } from '../../lib/demo/demo-context.ts';
import { explainDemo } from '../../lib/demo/explain-demo.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';
import type { PaletteEntry } from './palette-entry.ts';
import type { PaletteState } from './use-record-results.ts';

interface FormEntries {
  forms: PaletteEntry[];
  pages: PaletteEntry[];
}

/** The forms that features offer here, and pages, made of data that is read when the palette opens. */
export function useFormEntries({ open, area, features }: PaletteState): FormEntries {
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
  const known = offers.flatMap((offer, place) => {
    const data = answers[place]?.data;
    return data === undefined ? [] : [{ offer, data }];
  });
  return {
    forms: known.flatMap(({ offer, data }) =>
      offer.forms(data, { translate, pathname }).map(({ action, fields, ...look }) => ({
        ...look,
        run: () => {
          if (isBlocked) explainDemo();
          else void submit(fields, { method: 'post', action });
        },
      })),
    ),
    pages: known.flatMap(({ offer, data }) => offer.pages?.(data, { translate }) ?? []),
  };
}
