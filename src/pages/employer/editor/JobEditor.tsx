import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from '#machines/form/formTypes.ts';
import type { SavedPosting } from '#machines/jobEditor/jobEditorTypes.ts';
import { useSlowAnnouncement } from '#src/components/announcement/useSlowAnnouncement.ts';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { AccessPart } from '#src/pages/employer/editor/AccessPart.tsx';
import { EditorContext } from '#src/pages/employer/editor/editorContext.ts';
import { EditorFoot } from '#src/pages/employer/editor/EditorFoot.tsx';
import { EditorLead } from '#src/pages/employer/editor/EditorLead.tsx';
import { EditorProblems } from '#src/pages/employer/editor/EditorProblems.tsx';
import { EssentialDutiesPart } from '#src/pages/employer/editor/EssentialDutiesPart.tsx';
import { NeedsPart } from '#src/pages/employer/editor/NeedsPart.tsx';
import { OnThisPage } from '#src/pages/employer/editor/OnThisPage.tsx';
import { OtherDutiesPart } from '#src/pages/employer/editor/OtherDutiesPart.tsx';
import { TheJobPart } from '#src/pages/employer/editor/TheJobPart.tsx';
import { useJobEditor } from '#src/pages/employer/editor/useJobEditor.ts';
import { WhereAndWhenPart } from '#src/pages/employer/editor/WhereAndWhenPart.tsx';
import { paths } from '#src/paths.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Eye } from 'lucide-react';

/** Fetched by the first press that needs them. */
const PostingPreview = lazy(() => import('#src/pages/employer/editor/PostingPreview.tsx'));
const EditorQuestions = lazy(() => import('#src/pages/employer/editor/EditorQuestions.tsx'));

/** The states in which something is asked or told. */
const ASKING = ['confirmingPublish', 'confirmingCopy', 'conflicted', 'failed'] as const;

interface JobEditorProps {
  start: SavedPosting;
  draft: DraftOfForm<FormDraft>;
  companyName: string;
  /** Whether somebody confirmed that the person works there; before, nothing is published. */
  mayPublish: boolean;
}

/** Writes a posting: six parts, with notes on the language beside each text. */
export function JobEditor({ start: loaded, draft, companyName, mayPublish }: JobEditorProps) {
  const { t } = useTranslation('postingEditor');
  // Its dialogs must not take the page away while their words load.
  useTranslation('section');
  const editor = useJobEditor(loaded, draft);
  const { snapshot, send, fields, start } = editor;
  const { outcome, state, base } = snapshot.context;
  useSlowAnnouncement(snapshot.hasTag('busy'), t('said.wait'));
  const wasPublished = start.state.status === 'published';
  const said =
    outcome === 'published'
      ? t(wasPublished ? 'said.updated' : 'said.published')
      : outcome === 'saved'
        ? t('said.saved')
        : null;
  useEffect(() => {
    if (said !== null) announce(said);
  }, [said, state.savedAt]);
  useKeptAddress(base.entry);
  const isPreview = snapshot.matches('previewing');
  const name = fields.title.trim();
  const titleOf = (words: string) =>
    isPreview
      ? t('previewing.title', { title: words })
      : editor.isNew && start.record.entry.etag === null
        ? t('new.title')
        : name === ''
          ? t('edit.untitled')
          : t('edit.title', { title: words });
  return (
    <EditorContext value={editor}>
      <Page
        title={titleOf(name)}
        shownTitle={<EnglishWords words={name} sentence={titleOf} />}
        step={isPreview ? 'preview' : 'edit'}
        room="wide"
        back={<BackLink href={paths.employer.jobs}>{t('back')}</BackLink>}
        lead={isPreview ? t('previewing.lead') : <EditorLead said={said} />}
        actions={
          isPreview ? (
            <Button onPress={() => send({ type: 'preview.left' })}>{t('previewing.back')}</Button>
          ) : (
            <Button icon={Eye} onPress={() => send({ type: 'preview.requested' })}>
              {t('preview')}
            </Button>
          )
        }
      >
        {isPreview ? (
          <Suspense fallback={null}>
            <PostingPreview companyName={companyName} />
          </Suspense>
        ) : (
          <>
            {editor.restored ? (
              <RestoredNote
                opened={editor.restored}
                onDiscard={() => send({ type: 'draft.discarded' })}
                focusAfterId="posting-title"
              />
            ) : null}
            <EditorProblems />
            <OnThisPage />
            {/* Nothing here is about the person who writes (WCAG 1.3.5). */}
            <div data-about="other">
              <Form aria-label={t('formName')} onSubmit={() => send({ type: 'save.requested' })}>
                <TheJobPart />
                <EssentialDutiesPart />
                <OtherDutiesPart />
                <NeedsPart />
                <WhereAndWhenPart />
                <AccessPart companyName={companyName} />
              </Form>
            </div>
          </>
        )}
        <EditorFoot companyName={companyName} mayPublish={mayPublish} />
        <Suspense fallback={null}>
          {ASKING.some((state) => snapshot.matches(state)) ? <EditorQuestions /> : null}
        </Suspense>
      </Page>
    </EditorContext>
  );
}

/**
 * Once a new posting is saved the address is that of its editor, so that a reload opens it. The
 * page stays as it is: another route would take the focus and the notes away.
 */
function useKeptAddress({ id, etag }: { id: string | null; etag: string | null }): void {
  useEffect(() => {
    if (id === null || etag === null) return;
    const address = paths.employer.editJob(id);
    if (window.location.pathname !== address)
      window.history.replaceState(window.history.state, '', address);
  }, [id, etag]);
}
