import { useState } from 'react';
import { BanDialog } from './ban-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ImpersonateDialog } from './impersonate-dialog.tsx';
import type { UserQuestion } from './user-actions.ts';

interface UserQuestionsProps {
  /** What is asked, and about whom; null while nothing is. */
  asked: { question: UserQuestion; user: { id: string; name: string; email: string } } | null;
  onClose(): void;
}

/** What is asked before something is done to a user. */
export function UserQuestions({ asked, onClose }: UserQuestionsProps) {
  // A dialog still says whom it is about while it closes.
  const [user, setUser] = useState(asked?.user);
  if (asked && asked.user !== user) setUser(asked.user);
  if (!user) return null;
  const common = { user, onClose };
  return (
    <>
      <BanDialog {...common} open={asked?.question === 'ban'} />
      <ImpersonateDialog {...common} open={asked?.question === 'impersonate'} />
      <DeleteDialog {...common} open={asked?.question === 'delete'} />
    </>
  );
}
