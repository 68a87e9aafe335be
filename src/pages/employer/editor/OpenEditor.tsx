import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from '#machines/form/formTypes.ts';
import type { SavedPosting } from '#machines/jobEditor/jobEditorTypes.ts';
import { companyOf, useMembership } from '#src/api/queries/employerMembership.ts';
import { useDraft } from '#src/components/draft/useDraft.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { type QueryFailure, useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { JobEditor } from '#src/pages/employer/editor/JobEditor.tsx';
import {
  DRAFT_VERSION,
  isPostingDraft,
  nameOfEditor,
} from '#src/pages/employer/editor/editorActors.ts';
import { useUser } from '#src/session/usePerson.ts';
import { holdActors } from '#src/tab/tabActors.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

interface OpenEditorProps {
  /** Names what is kept of this posting while it is not saved. */
  kind: string;
  /** Null while it is not known. */
  start: SavedPosting | null;
  /** Of the page meanwhile. */
  title: string;
  /** Why it is not known. */
  failure?: QueryFailure | null;
}

/** The editor, once it is known what an earlier visit left unsaved, and for whom it is. */
export function OpenEditor({ kind, start, title, failure = null }: OpenEditorProps) {
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const draft = useDraft<FormDraft>({ kind, version: DRAFT_VERSION, isDraft: isPostingDraft });
  const { UserGuid } = useUser();
  // Who comes back during a save sees what became of it, also when it ends before this is known.
  useLayoutEffect(() => holdActors(nameOfEditor(UserGuid, kind)), [UserGuid, kind]);
  const membership = useMembership();
  const failed = useQueryFailure(membership) ?? failure;
  const company = companyOf(membership.data);
  if (company && start && !draft.isLoading)
    return (
      <JobEditor
        start={start}
        draft={draft}
        companyName={company.CompanyName}
        mayPublish={membership.data?.state === 'confirmed'}
      />
    );
  return (
    <Page title={title} room="wide">
      {failed ? (
        <RetryNotice failure={failed} text={problemText(failed.problem)} />
      ) : (
        <Loading
          label={title}
          isLoading
          loadingText={tc('loading.text')}
          doneText={title}
          outline={<Skeleton lines={8} />}
        >
          {null}
        </Loading>
      )}
    </Page>
  );
}
