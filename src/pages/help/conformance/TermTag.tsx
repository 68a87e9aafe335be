import { useTranslation } from 'react-i18next';
import type { Term } from '#domain/conformance/terms.ts';
import { Tag } from '#src/ui/tag/Tag.tsx';

const kinds = {
  supports: 'good',
  'partially-supports': 'warn',
  'does-not-support': 'bad',
  'not-applicable': 'plain',
} as const;

/** An answer as a word. */
export function TermTag({ term }: { term: Term }) {
  const { t } = useTranslation('conformance');
  return <Tag kind={kinds[term]}>{t(`term.${term}`)}</Tag>;
}
