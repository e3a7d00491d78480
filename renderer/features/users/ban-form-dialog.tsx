import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../components/ui/date-picker.tsx';
import { Field } from '../../components/ui/field.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { Textarea } from '../../components/ui/input.tsx';
import { NameList } from '../../components/ui/name-list.tsx';
import { Segments } from '../../components/ui/segments.tsx';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { type BanEnd, banEnds, dayAfter, dayOfBanEnd, endOfBan } from './ban-end.ts';

const longestReason = 500;

export interface Ban {
  reason: string;
  /** ISO 8601; null: without end. */
  until: string | null;
}

interface BanFormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The users it applies to, where these are several. */
  names?: readonly string[];
  /** How many these are, where not all of them have a name here. */
  nameCount?: number;
  /** The ban that this one replaces. */
  known?: Ban | undefined;
  /** Rejects with the server's error; the dialog then stays open and shows it. */
  onBan: (ban: Ban) => Promise<void>;
}

/** Asks for what belongs to a ban: why, and until when. */
export function BanFormDialog(props: BanFormDialogProps) {
  const { open, onClose, title, names = [], nameCount, known, onBan } = props;
  const { t } = useTranslation('users');
  const dateText = useDateTimeText();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [ends, setEnds] = useState<BanEnd>('never');
  const [day, setDay] = useState<string>();
  const [isDayMissing, setDayMissing] = useState(false);
  const knownReason = known?.reason ?? '';
  const knownDay = dayOfBanEnd(known?.until);

  useEffect(() => {
    if (!open) return;
    setReason(knownReason);
    setEnds(knownDay ? 'date' : 'never');
    setDay(knownDay);
    setDayMissing(false);
  }, [open, knownReason, knownDay]);

  const until = endOfBan(ends, day, known?.until);
  const endHint = until === null ? undefined : t('ban.endsAt', { date: dateText(until) });

  async function send() {
    const isMissing = ends === 'date' && day === undefined;
    setDayMissing(isMissing);
    if (isMissing) return false;
    await onBan({ reason: reason.trim(), until });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      keepOpen={reason !== knownReason}
      initialFocus={reasonField}
      title={title}
      description={t('ban.text')}
      submitLabel={t('ban.submit')}
      tone="danger"
      onSend={send}
    >
      {(errors) => (
        <>
          <NameList names={names} count={nameCount} />
          <Field label={t('ban.reason')} optional hint={t('ban.reasonHint')} error={errors.reason}>
            <Textarea
              ref={reasonField}
              dir="auto"
              rows={3}
              maxLength={longestReason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <div className="grid justify-items-start gap-2">
            <span aria-hidden="true" className="font-medium text-13">
              {t('ban.end')}
            </span>
            <Segments
              label={t('ban.end')}
              wrap
              options={banEnds.map((value) => ({ value, label: t(`ban.ends.${value}`) }))}
              value={ends}
              onValueChange={setEnds}
            />
            {ends !== 'date' && endHint && (
              <p role="status" className="text-12 text-text-3">
                {endHint}
              </p>
            )}
            {ends === 'date' && (
              <Field
                label={t('ban.dateLabel')}
                hideLabel
                hint={endHint}
                error={isDayMissing ? t('ban.dateMissing') : errors.until}
              >
                <DatePicker
                  size={36}
                  value={day}
                  onValueChange={(picked) => {
                    setDay(picked);
                    setDayMissing(false);
                  }}
                  min={dayAfter(new Date())}
                />
              </Field>
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}
