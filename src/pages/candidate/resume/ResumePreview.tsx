import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentBlock } from '#domain/documents/blocks.ts';
import { ENGLISH } from '#domain/languages.ts';
import { resumeBlocks } from '#domain/resumeOut/blocks.ts';
import type { ResumeContent } from '#domain/resumeOut/content.ts';
import { ENGLISH_RESUME } from '#domain/resumeOut/words.ts';
import styles from '#src/pages/candidate/resume/ResumePreview.module.css';

/** The resume as its files say it, one level below the heading of the preview. */
export function ResumePreview({ content }: { content: ResumeContent }) {
  const { t, i18n } = useTranslation('resumeOut');
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.sheet} lang={ENGLISH}>
      <h2 id={id} className={styles.title} lang={i18n.language}>
        {t('preview')}
      </h2>
      {resumeBlocks(content, ENGLISH_RESUME).map((block, at) => (
        // A piece has no name of its own, and the whole is made anew at each change.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={at} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { block: DocumentBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = ({ 1: 'h3', 2: 'h4', 3: 'h5' } as const)[block.level];
      return (
        <Heading className={styles.heading} data-level={block.level} dir="auto">
          {block.text}
        </Heading>
      );
    }
    case 'line':
      return <p dir="auto">{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      );
  }
}
