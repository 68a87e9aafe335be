import { CircleCheck, CircleX, Eye, Hourglass, type LucideIcon } from 'lucide-react';
import type { ApplicationStatus } from '#domain/applicationStatus.ts';
import { type MadeApplication, useJobWords } from '#src/components/job/useJobWords.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

const LOOKS: Readonly<
  Record<ApplicationStatus, { readonly kind: 'good' | 'info' | 'none'; readonly icon: LucideIcon }>
> = {
  new: { kind: 'none', icon: Hourglass },
  lookedAt: { kind: 'info', icon: Eye },
  interview: { kind: 'good', icon: CircleCheck },
  offer: { kind: 'good', icon: CircleCheck },
  hired: { kind: 'good', icon: CircleCheck },
  notSelected: { kind: 'none', icon: CircleX },
};

interface ApplicationStateProps {
  application: MadeApplication | undefined;
}

/** How far an application came, in a line; nothing without one, and once it was withdrawn. */
export function ApplicationState({ application }: ApplicationStateProps) {
  const words = useJobWords();
  const progress = words.progress(application);
  if (application === undefined || progress === undefined) return null;
  return (
    <p>
      <StateLine {...LOOKS[application.status]}>{progress}</StateLine>
    </p>
  );
}
