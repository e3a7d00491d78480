import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Swagger UI in the page, from left to right: its frame in the language of the page, the document's texts in English. */
export function ReferenceView({ document, show, term, apiKey, hidden }: ReferenceViewProps) {
  const { t, i18n } = useTranslation('api-documentation');
  const place = useRef<HTMLDivElement>(null);
  const [reference, setReference] = useState<ShownReference>();

  useEffect(() => {
    const node = globalThis.document.createElement('div');
    place.current?.append(node);
    const words = {
      language: i18n.language,
      text: (key: Parameters<FrameWords['text']>[0]) => t(`frame.${key}`),
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

  return <div ref={place} hidden={hidden} lang="en" dir="ltr" className="min-w-0" />;
}
