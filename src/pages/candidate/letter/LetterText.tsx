import { ArrowLeft, Copy, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate';
import { localeOf } from '#domain/languages.ts';
import { DOCUMENT_FILES, DOCUMENT_FORMATS } from '#domain/documents/documentFile.ts';
import { documentFileName } from '#domain/documents/fileName.ts';
import { LETTER_LIMITS, letterTells } from '#domain/letter.ts';
import {
  isElsewhere,
  isUnsaved,
  type letterBuilderMachine,
} from '#machines/letterBuilder/letterBuilder.ts';
import type { LetterBuilderEvent } from '#machines/letterBuilder/letterBuilderTypes.ts';
import { makeLetter } from '#src/api/queries/letters.ts';
import { CallFailed, toProblem } from '#src/api/client/problem.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import { SaveFiles } from '#src/components/documents/SaveFiles.tsx';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { Page } from '#src/components/page/Page.tsx';
import { newId } from '#src/newId.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

const SAVE_ID = 'letter-save';

/** Of a longer link, mail programs of Windows may take the beginning alone. */
const MAIL_LINK_MOST = 2000;

interface LetterTextProps {
  snapshot: SnapshotFrom<typeof letterBuilderMachine>;
  actor: ActorRefFrom<typeof letterBuilderMachine>;
  send: ActorRefFrom<typeof letterBuilderMachine>['send'];
  note: ReactNode;
}

/** The letter: its text to change, what it tells, and the ways to send it oneself. */
export function LetterText({ snapshot, actor, send, note }: LetterTextProps) {
  const { t, i18n } = useTranslation('letter');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { context } = snapshot;
  const { FirstName, LastName } = useUser();
  const { answers, writer, failure, saved } = context;
  const text = context.text ?? '';
  const isBusy = snapshot.hasTag('busy');
  const isEmpty = text.trim() === '';
  const [isCopyFailed, setCopyFailed] = useState(false);
  useSlowAnnouncement(isBusy, t('letter.saving'));
  const tells = letterTells(text, answers, writer);
  const mail = `mailto:${encodeURIComponent(answers.recipientEmail.trim())}?subject=${encodeURIComponent(
    t('letter.subject', { name: writer.name }),
  )}&body=${encodeURIComponent(text)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopyFailed(false);
      announce(t('letter.copied'));
    } catch {
      setCopyFailed(true);
      announce(t('letter.notCopied'));
    }
  };
  /** The notice goes with its button. */
  const again = (event: LetterBuilderEvent) => {
    focusField(SAVE_ID);
    send(event);
  };
  /** What is on the screen, once it is saved. @throws CallFailed */
  const savedNow = async () => {
    send({ type: 'save.requested' });
    const done = await waitFor(actor, (place) => !place.hasTag('busy'));
    const now = done.context;
    if (now.saved !== null && !isUnsaved(now)) return now.saved;
    const { status, code, detail } = now.failure ?? toProblem(null);
    throw new CallFailed({ ...toProblem(null), status: status ?? 0, code, detail });
  };
  return (
    <Page
      title={t('letter.title')}
      step="letter"
      place={paths.candidate.letter()}
      lead={t('letter.lead')}
      back={
        <div>
          <Button look="plain" icon={ArrowLeft} onPress={() => send({ type: 'back.pressed' })}>
            {t('letter.back')}
          </Button>
        </div>
      }
    >
      <Stack gap="loose">
        {note}
        {failure ? (
          <FailureNotice
            text={`${t('letter.notSaved')} ${problemText(failure)}`}
            actions={
              isElsewhere(failure) ? (
                <Button onPress={() => again({ type: 'copy.requested', key: newId() })}>
                  {t('letter.asNew')}
                </Button>
              ) : (
                <Button onPress={() => again({ type: 'save.requested' })}>{tc('retry')}</Button>
              )
            }
          />
        ) : null}
        <TextArea
          id="letter-text"
          label={t('letter.text')}
          rows={16}
          maxLength={LETTER_LIMITS.body}
          isReadOnly={isBusy}
          errorMessage={isEmpty ? t('letter.empty') : undefined}
          value={text}
          onChange={(changed) => send({ type: 'text.changed', text: changed })}
        />
        <p>
          {tells.length === 0
            ? t('letter.tellsNothing')
            : t('letter.tells', {
                things: new Intl.ListFormat(localeOf(i18n.language)).format(
                  tells.map((told) => t(`tells.${told}`)),
                ),
              })}
        </p>
        <Cluster>
          <Button
            id={SAVE_ID}
            look="primary"
            isBusy={isBusy}
            onPress={() => send({ type: 'save.requested' })}
          >
            {t('letter.save')}
          </Button>
          <Button icon={Copy} onPress={() => void copy()}>
            {t('letter.copy')}
          </Button>
          <LinkButton icon={Mail} href={mail}>
            {t('letter.mail')}
          </LinkButton>
        </Cluster>
        {mail.length > MAIL_LINK_MOST ? <p>{t('letter.mailLong')}</p> : null}
        <p>{saved && !isUnsaved(context) ? t('letter.isSaved') : t('letter.isNotSaved')}</p>
        {isCopyFailed ? <p>{t('letter.notCopied')}</p> : null}
        <SaveFiles
          name="letter"
          legend={t('letter.files')}
          description={t('letter.filesHint')}
          formats={DOCUMENT_FORMATS}
          make={async (format) => ({
            file: await makeLetter(await savedNow(), format),
            fileName: documentFileName(
              'Letter',
              { FirstName, LastName },
              DOCUMENT_FILES[format].ending,
            ),
          })}
          failedText={t('letter.notMade')}
        />
        <p>{t('letter.guide')}</p>
        <Cluster>
          <LoneLink href="https://askjan.org" newTabWord={tc('newTab')}>
            {t('letter.jan')}
          </LoneLink>
          <LoneLink href={paths.candidate.letters}>{t('list.title')}</LoneLink>
        </Cluster>
      </Stack>
      <ConfirmDialog
        isOpen={snapshot.matches('composing')}
        title={t('rewrite.title')}
        message={t('rewrite.text')}
        confirmLabel={t('rewrite.yes')}
        cancelLabel={t('rewrite.no')}
        isDangerous
        onConfirm={() => send({ type: 'rewrite.confirmed' })}
        onCancel={() => send({ type: 'rewrite.refused' })}
      />
    </Page>
  );
}
