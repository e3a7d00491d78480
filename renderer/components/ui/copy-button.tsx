import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { IconButton } from './icon-button.tsx';

/** How long it says that it has copied, in milliseconds. */
const saidFor = 2000;

interface CopyButtonProps {
  text: string;
  label: string;
  autoFocus?: boolean;
}

/** Puts a text on the clipboard, and says so in its place. */
export function CopyButton({ text, label, autoFocus }: CopyButtonProps) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    setCopied(await copyText(text));
  }

  return (
    <>
      <IconButton
        size={28}
        icon={copied ? Check : Copy}
        label={label}
        autoFocus={autoFocus}
        onClick={() => void copy()}
        // It stands in lines of text, which it does not push apart on phones.
        className="max-sm:-my-2"
      />
      <span role="status" className="sr-only">
        {copied && t('copied')}
      </span>
    </>
  );
}
