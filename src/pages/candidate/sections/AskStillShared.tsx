import { lazy, Suspense } from 'react';
import type { StillSharedQuestionProps } from '#src/pages/candidate/sections/StillSharedQuestion.tsx';

const Question = lazy(() =>
  import('#src/pages/candidate/sections/StillSharedQuestion.tsx').then(
    (module) => ({ default: module.StillSharedQuestion }),
    // Without the file nothing is asked; what is shared stands among who can see what.
    () => ({ default: () => null }),
  ),
);

/** Asks once whether others may go on to read words about what is not there any more. */
export function AskStillShared(props: StillSharedQuestionProps) {
  return (
    <Suspense fallback={null}>
      <Question {...props} />
    </Suspense>
  );
}
