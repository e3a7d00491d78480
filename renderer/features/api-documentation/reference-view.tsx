import { useEffect, useRef, useState } from 'react';
import type { ApiDocument } from './api-document.ts';
import type { ShownReference, showReference } from './reference.ts';

interface ReferenceViewProps {
  document: ApiDocument;
  show: typeof showReference;
  term: string;
  apiKey: string;
  hidden: boolean;
}

/** Swagger UI in the page: English, from left to right, in the theme of the page. */
export function ReferenceView({ document, show, term, apiKey, hidden }: ReferenceViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [reference, setReference] = useState<ShownReference>();

  useEffect(() => {
    const node = globalThis.document.createElement('div');
    place.current?.append(node);
    setReference(show(node, document));
    return () => node.remove();
  }, [document, show]);
  useEffect(() => {
    reference?.filter(term);
  }, [reference, term]);
  useEffect(() => {
    reference?.signWith(apiKey);
  }, [reference, apiKey]);
  useEffect(followTheme, []);

  return <div ref={place} hidden={hidden} lang="en" dir="ltr" className="min-w-0" />;
}

/** Swagger UI has a class of its own for the dark theme. */
function followTheme(): () => void {
  const { documentElement: root } = document;
  const follow = () => root.classList.toggle('dark-mode', root.classList.contains('dark'));
  const observer = new MutationObserver(follow);
  observer.observe(root, { attributeFilter: ['class'] });
  follow();
  return () => {
    observer.disconnect();
    root.classList.remove('dark-mode');
  };
}
