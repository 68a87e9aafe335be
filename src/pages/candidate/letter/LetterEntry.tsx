import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteLetter, type Letter } from '#src/api/queries/letters.ts';
import { discardDraft } from '#src/components/draft/useDraft.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { useDay } from '#src/components/useDay.ts';
import { letterDraft } from '#src/pages/candidate/letter/letterDraft.ts';
import { useLetterName } from '#src/pages/candidate/letter/useLetterName.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

interface LetterEntryProps {
  letter: Letter;
  /** From 2 when an older one of the list is about the same job. */
  number: number;
  /** Where the focus goes when this one is deleted. */
  focusAfterId: string;
}

/** One letter of the list, which is opened or, after a question, deleted. */
export function LetterEntry({ letter, number, focusAfterId }: LetterEntryProps) {
  const { t } = useTranslation('letter');
  const problemText = useProblemText();
  const day = useDay();
  const [isAsking, setAsking] = useState(false);
  const { guid, answers, updatedAt } = letter;
  const about = useLetterName()(answers);
  const name = number > 1 ? t('list.number', { name: about, number }) : about;
  const buttonId = `deleteLetter-${guid}`;
  const call = useAnnouncedCall(async () => {
    await deleteLetter(guid);
    // Changes of it that were never saved go with it.
    discardDraft(letterDraft(guid).kind);
    return t('list.deleted');
  });
  return (
    <Card as="li">
      <Stack gap="tight">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>{t('list.changed', { date: day(updatedAt) })}</p>
        <Cluster>
          <LinkButton
            id={`openLetter-${guid}`}
            href={paths.candidate.letter(guid)}
            aria-label={t('list.openName', { name })}
          >
            {t('list.open')}
          </LinkButton>
          <Button
            id={buttonId}
            look="plain"
            isBusy={call.isCalling}
            aria-label={t('list.deleteName', { name })}
            onPress={() => setAsking(true)}
          >
            {t('list.delete')}
          </Button>
        </Cluster>
        {call.failure ? (
          <FailureNotice
            text={`${t('list.notDeleted')} ${problemText(call.failure)}`}
            call={{
              problem: call.failure,
              submit: call.start,
              dismiss: call.forget,
              controlId: buttonId,
            }}
          />
        ) : null}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('list.ask')}
        message={t('list.askText', { name })}
        confirmLabel={t('list.yes')}
        cancelLabel={t('list.no')}
        isDangerous
        focusAfterId={focusAfterId}
        onConfirm={() => {
          setAsking(false);
          call.start();
        }}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
