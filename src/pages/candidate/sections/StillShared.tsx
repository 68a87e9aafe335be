import { useState } from 'react';
import { type FactKey, isFactKey } from '#domain/disclosure.ts';
import { type Accommodation, savedFacts } from '#src/pages/candidate/privacy/savedFacts.ts';
import { AskStillShared } from '#src/pages/candidate/sections/AskStillShared.tsx';

/** The first of the boxes, beside which it is asked. */
const FIRST_FIELD = 'accommodation-ticked';

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
    <AskStillShared
      // Another fact is another question.
      key={gone.join()}
      userGuid={userGuid}
      isGone={(key) => isFactKey(key) && gone.includes(key)}
      besideId={FIRST_FIELD}
      onAnswer={() => setGone([])}
    />
  );
}
