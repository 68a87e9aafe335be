import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LoadingRegion } from '#src/ui/loadingRegion/LoadingRegion.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { ProgressBar } from '#src/ui/bar/ProgressBar.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

/** What the app says: notices, progress, loading. */
export function MessagesPart() {
  return (
    <Stack>
      <h2>Messages</h2>
      <Notice kind="info" word="Note">
        You skipped the questions about moving and how you work. So we assume you would relocate.
      </Notice>
      <Notice kind="good" word="Done">
        Updated profile successfully
      </Notice>
      <Notice kind="warn" word="Please check" actions={<Button>Check now</Button>}>
        Two dates could not be read.
      </Notice>
      <Notice kind="bad" word="Error" actions={<Button>Try again</Button>}>
        We could not reach the server. What you typed is kept.
      </Notice>
      <ProgressBar
        label="Reading your resume"
        value={42}
        valueText="42 percent"
        note="Finding your jobs"
      />
      <LoadingRegion
        label="Recommended jobs"
        isLoading
        loadingText="Loading your jobs"
        doneText="42 jobs found"
      >
        <p>Jobs</p>
      </LoadingRegion>
      <Cluster>
        <Button onPress={() => announce('Job saved')}>Announce</Button>
      </Cluster>
    </Stack>
  );
}
