import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import type { ApiDocument } from './api-document.ts';
import type { FrameWords } from './frame-words.ts';
import type { ShownReference, showReference } from './reference.ts';

interface ReferenceViewProps {
  document: ApiDocument;
  show: typeof showReference;
  term: string;
  apiKey: string;
  hidden: boolean;
}

/** Swagger UI in the page: its frame in the language and direction of the page, the document's texts in English. */
export function ReferenceView({ document, show, term, apiKey, hidden }: ReferenceViewProps) {
  const { t, i18n } = useTranslation('api-documentation');
  const place = useRef<HTMLDivElement>(null);
  const [reference, setReference] = useState<ShownReference>();

  useEffect(() => {
    const node = globalThis.document.createElement('div');
    place.current?.append(node);
    const words: FrameWords = {
      language: i18n.language,
      direction: directionOf(i18n.language as Language),
      text: (key) => t(key),
    };
    setReference(show(node, document, words));
    return () => node.remove();
  }, [document, show, t, i18n.language]);
  useEffect(() => {
    reference?.filter(term);
  }, [reference, term]);
  useEffect(() => {
    reference?.signWith(apiKey);
  }, [reference, apiKey]);

  return <div ref={place} hidden={hidden} lang="en" className="min-w-0" />;
}
