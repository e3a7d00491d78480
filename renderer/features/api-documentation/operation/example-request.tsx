import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import type { ApiDocument, PlacedOperation } from '../api-document.ts';
import { codeScale } from '../code-text.tsx';
import { exampleCurl } from '../request/example-curl.ts';
import { DetailSection } from './detail-section.tsx';

interface ExampleRequestProps {
  document: ApiDocument;
  operation: PlacedOperation;
  origin: string;
}

/** The operation as a command to copy; what is longer than its line scrolls inside. */
export function ExampleRequest({ document, operation, origin }: ExampleRequestProps) {
  const { t } = useTranslation('api-documentation');
  const command = exampleCurl(document, operation, origin);
  return (
    <DetailSection title={t('example')} action={<CopyButton text={command} label={t('copyExample')} />}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what has the focus alone
        tabIndex={0}
        aria-label={t('exampleOf', { operation: operation.operationId })}
        dir="ltr"
        className="overflow-x-auto rounded-8 bg-sunken px-4 py-3"
      >
        <pre translate="no" className={`w-max font-mono text-12 text-text-2 ${codeScale}`}>
          {command}
        </pre>
      </section>
    </DetailSection>
  );
}
