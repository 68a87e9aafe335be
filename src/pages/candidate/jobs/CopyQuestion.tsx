import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#src/components/useCall.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface CopyQuestionProps {
  /** What the question is about, in the name of the button. */
  need: string;
  question: string;
}

/** Puts a question into the clipboard. The word in the button says so, and stays pressable. */
export function CopyQuestion({ need, question }: CopyQuestionProps) {
  const { t } = useTranslation('accessFit');
  const call = useCall(async () => {
    try {
      await navigator.clipboard.writeText(question);
    } catch (failure) {
      announce(t('notCopied'), { assertive: true });
      throw failure;
    }
    announce(t('copiedSaid'));
  });
  return (
    <div>
      <Button
        icon={call.isDone ? Check : Copy}
        aria-label={call.isDone ? t('copiedName', { need }) : t('copyName', { need })}
        onPress={() => {
          call.forget();
          call.start();
        }}
      >
        {call.isDone ? t('copied') : t('copy')}
      </Button>
      {call.failure ? <p>{t('notCopied')}</p> : null}
    </div>
  );
}
