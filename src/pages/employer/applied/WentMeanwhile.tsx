import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#src/ui/notice/Notice.tsx';

interface Went {
  readonly jobApplicationId: string;
  readonly text: string;
}

/** The application that went while its status was changed, and who tells of one. */
const Held = createContext<{
  readonly went: Went | null;
  readonly tell: (went: Went | null) => void;
}>({ went: null, tell: () => undefined });

/** Says that an application went; null when another change was saved since. */
export const useTellWent = () => useContext(Held).tell;

/**
 * A page on which the status of applications is changed. It holds what is said of one that went
 * meanwhile, because the row that changed it goes too.
 */
export function HoldsWhatWent({ children }: { children: ReactNode }) {
  const [went, tell] = useState<Went | null>(null);
  return <Held value={{ went, tell }}>{children}</Held>;
}

interface WentMeanwhileProps {
  /** Whether it stands where this application is, or was. */
  isOf: (jobApplicationId: string) => boolean;
}

/** Says where the row stood that a change was not saved. It was announced already. */
export function WentMeanwhile({ isOf }: WentMeanwhileProps) {
  const { t } = useTranslation();
  const { went } = useContext(Held);
  if (went === null || !isOf(went.jobApplicationId)) return null;
  return (
    <Notice kind="warn" word={t('kind.info')}>
      {went.text}
    </Notice>
  );
}
