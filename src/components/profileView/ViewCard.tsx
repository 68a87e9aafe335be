import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

/** The level of a view's own heading; its parts are one deeper. */
export type ViewLevel = 2 | 3;

interface ViewCardProps {
  /** Of the heading, which a link in the page may lead to. */
  id?: string | undefined;
  title: string;
  headingLevel: ViewLevel;
  children: ReactNode;
}

/** A part of another person's profile: a region named by its heading, marked as read only. */
export function ViewCard({ id, title, headingLevel, children }: ViewCardProps) {
  const { t } = useTranslation('profileView');
  const ownId = useId();
  const headingId = id ?? ownId;
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Cluster gap="tight" align="between">
        <Heading id={headingId} tabIndex={-1}>
          {title}
        </Heading>
        <Tag>{t('readOnly')}</Tag>
      </Cluster>
      {children}
    </Card>
  );
}

interface PartHeadingProps {
  of: ViewLevel;
  /** Not to be seen, where the rows below say what they are. */
  isHidden?: boolean;
  children: string;
}

/** The heading of a part, one deeper than its view's. */
export function PartHeading({ of, isHidden = false, children }: PartHeadingProps) {
  const Heading = of === 2 ? 'h3' : 'h4';
  return <Heading className={isHidden ? 'visually-hidden' : undefined}>{children}</Heading>;
}
