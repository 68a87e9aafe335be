import { lazy, Suspense, useState } from 'react';
import type { FactKey } from '#domain/disclosure.ts';
import { type Accommodation, savedFacts } from '#src/pages/candidate/privacy/savedFacts.ts';

const Question = lazy(() =>
  import('#src/pages/candidate/sections/StillSharedQuestion.tsx').then(
    (module) => ({ default: module.StillSharedQuestion }),
    // Without the file nothing is asked; what is shared stands among who can see what.
    () => ({ default: () => null }),
  ),
);

interface StillSharedProps {
  userGuid: string;
  accommodation: Accommodation;
}

/** Asks once about what was unticked and saved here while others still read words about it. */
export function StillShared({ userGuid, accommodation }: StillSharedProps) {
  const facts = savedFacts(accommodation);
  const [before, setBefore] = useState(facts);
  const [gone, setGone] = useState<readonly FactKey[]>([]);
  if (before.join() !== facts.join()) {
    setBefore(facts);
    setGone(before.filter((key) => !facts.includes(key)));
  }
  if (gone.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Question
        // Another fact is another question.
        key={gone.join()}
        userGuid={userGuid}
        facts={gone}
        onAnswer={() => setGone([])}
      />
    </Suspense>
  );
}
