import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { DesktopEvents } from '#contract/desktop/channels.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Input } from '../../components/ui/input.tsx';
import { desktopBridge } from '../../lib/desktop/bridge.ts';

/** The field for finding in the page; it comes with Ctrl or Cmd and F, which the shell hears. */
export function FindBar() {
  /** Each request is counted: one more brings the focus back into the field. */
  const [requests, setRequests] = useState(0);
  useEffect(() => desktopBridge?.on('find.open', () => setRequests((times) => times + 1)), []);
  return requests > 0 && <FindForm requests={requests} onClose={() => setRequests(0)} />;
}

interface FindFormProps {
  /** How often the search was requested. */
  requests: number;
  onClose(): void;
}

/** Field, count and buttons. It is at the end of the document, so that its own text is the last that is found. */
function FindForm({ requests, onClose }: FindFormProps) {
  const { t } = useTranslation('desktop');
  const [text, setText] = useState('');
  const { found, look, stop } = useFind();
  const field = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request counts
  useEffect(() => field.current?.select(), [requests]);

  function close() {
    stop();
    onClose();
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    // A match takes the focus out of the field; giving it back would begin the search again.
    else if (
      event.key === 'Enter' &&
      [field.current, document.body].includes(document.activeElement as never)
    ) {
      event.preventDefault();
      look(text, !event.shiftKey);
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return createPortal(
    <search
      aria-label={t('find.title')}
      className="fixed end-4 top-[calc(var(--bars)+var(--head,0px)+0.5rem)] z-40 flex items-center gap-1 rounded-10 bg-raised p-1.5 text-13 shadow-2"
    >
      <Input
        ref={field}
        size={32}
        type="text"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        aria-label={t('find.title')}
        placeholder={t('find.title')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="w-56! text-match-parent"
      />
      <span role="status" className="min-w-16 px-1.5 text-center text-12 text-text-3 tabular-nums">
        {found && (found.total === 0 ? t('find.none') : t('find.count', { ...found }))}
      </span>
      <IconButton icon={ChevronUp} size={28} label={t('find.previous')} onClick={() => look(text, false)} />
      <IconButton icon={ChevronDown} size={28} label={t('find.next')} onClick={() => look(text, true)} />
      <IconButton icon={X} size={28} label={t('find.close')} onClick={close} />
    </search>,
    document.body,
  );
}

type Found = DesktopEvents['find.result'];

interface Find {
  /** Number of matches of the text, and the active one; undefined until they are known. */
  found: Found | undefined;
  /** Looks for a text, or for its next place. */
  look(text: string, forward: boolean): void;
  stop(): void;
}

/**
 * Looks for a text in the page by Chromium's own search. That counts the field in which the text is, too, which is
 * the last place in the document: it is left out, and passed over.
 */
function useFind(): Find {
  const [last, setLast] = useState<{ text: string; forward: boolean }>();
  const [found, setFound] = useState<Found>();

  useEffect(
    () =>
      desktopBridge?.on('find.result', ({ active, total }) => {
        setFound({ active, total: Math.max(0, total - 1) });
        if (last && total > 1 && active === total) void desktopBridge?.find.start({ ...last, next: true });
      }),
    [last],
  );

  return {
    found,
    look(text, forward) {
      if (text === '') return;
      const next = text === last?.text;
      setLast({ text, forward });
      if (!next) setFound(undefined);
      void desktopBridge?.find.start({ text, forward, next });
    },
    stop() {
      setLast(undefined);
      setFound(undefined);
      void desktopBridge?.find.stop();
    },
  };
}
