import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldEvidence } from '#domain/resume.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import { isPartEmpty, withoutPart, withPartOf } from '#domain/reviewEmpty.ts';
import { partOf } from '#domain/reviewParts.ts';
import type { ReviewFieldsProps } from '#src/pages/candidate/review/fields.ts';
import { announce } from '#src/ui/announcer/announce.ts';

interface Kept {
  draft: ReviewDraft;
  evidence: readonly FieldEvidence[];
}

/**
 * Empties the fields of a part. Until something is typed there again, the same button puts back
 * what was in them.
 */
export function useEmptied({ draft, evidence }: Kept, onChange: ReviewFieldsProps['onChange']) {
  const { t } = useTranslation('review');
  const [before, setBefore] = useState<ReadonlyMap<string, Kept>>(new Map());
  return (part: string, title: string) => {
    const kept = before.get(part);
    if (!isPartEmpty(draft, part))
      return {
        word: t('part.emptyFields'),
        name: t('part.emptyFieldsNamed', { title }),
        onPress: () => {
          setBefore(new Map(before).set(part, { draft, evidence }));
          onChange(withoutPart(draft, part));
          announce(t('part.emptied'));
        },
      };
    if (kept === undefined) return undefined;
    return {
      word: t('part.putBack'),
      name: t('part.putBackNamed', { title }),
      onPress: () => {
        const next = withPartOf(draft, part, kept.draft);
        // Lines of the file that were dropped with the values come back with them.
        const lines = kept.evidence.filter(
          (one) => partOf(one.pointer) === part && !evidence.includes(one),
        );
        onChange(next, [...evidence, ...lines]);
        announce(t('part.isBack'));
      },
    };
  };
}
