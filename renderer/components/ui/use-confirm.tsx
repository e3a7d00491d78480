import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange'>;

/** The way to ask before something is done: `ask` opens the question, which is drawn where `dialog` stands. */
export function useConfirm() {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  return {
    ask(asked: Question) {
      setQuestion(asked);
      setOpen(true);
    },
    dialog: question && <ConfirmDialog {...question} open={open} onOpenChange={setOpen} />,
  };
}
